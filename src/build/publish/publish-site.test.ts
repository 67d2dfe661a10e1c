import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { publishSite } from './publish-site'
import { putInPlace, recoverPublished } from './put-in-place'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publish-'))
})

afterEach(() => rm(folder, { recursive: true }))

async function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
}

async function list(name: string): Promise<string[]> {
  const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((file) => join(file.parentPath, file.name).slice(join(folder, name).length + 1)).sort()
}

const publish = (pages: string[], pathPrefix = '') =>
  publishSite({
    builtFolder: join(folder, 'public'),
    staticFolder: join(folder, 'static'),
    publishedFolder: join(folder, 'dist'),
    pages,
    pathPrefix,
  })

test('the pages, the static files and what the pages use are published, and nothing else', async () => {
  await write({
    'public/index.html':
      '<a href="/about/">x</a><img src="/static/a%20%26%20b.png"><link rel="icon" href="/icon.svg">',
    'public/about/index.html': '<p>About</p>',
    'public/static/a & b.png': 'picture',
    'public/icon.svg': 'copy',
    'public/app.js': 'script',
    'public/page-data/index/page-data.json': '{}',
    'static/icon.svg': 'icon',
    'static/resume.pdf': 'resume',
  })
  expect(await publish(['/', '/about/'])).toEqual({ pages: 2, files: 1 })
  expect(await list('dist')).toEqual([
    'about/index.html',
    'icon.svg',
    'index.html',
    'resume.pdf',
    'static/a & b.png',
  ])
})

test('a path prefix is in the addresses and not in the folders', async () => {
  await write({
    'public/index.html': '<img src="/me/a.png">',
    'public/a.png': 'picture',
    'static/x.txt': 'x',
  })
  await publish(['/'], '/me')
  expect(await list('dist')).toEqual(['a.png', 'index.html', 'x.txt'])
})

test('what was published before and is no more goes away', async () => {
  await write({ 'public/index.html': 'new', 'static/x.txt': 'x', 'dist/old/index.html': 'old' })
  await publish(['/'])
  expect(await list('dist')).toEqual(['index.html', 'x.txt'])
  expect((await readdir(folder)).sort()).toEqual(['dist', 'public', 'static'])
})

test('a page that refers to a missing file stops the publication and leaves what was published', async () => {
  await write({ 'public/index.html': '<img src="/no.png">', 'static/x.txt': 'x', 'dist/index.html': 'old' })
  await expect(publish(['/'])).rejects.toThrow('A page refers to /no.png, which does not exist.')
  expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toBe('old')
})

test('a build that was killed between the two renames has not lost what was published', async () => {
  await write({ 'dist-previous/index.html': 'old', 'dist-next/index.html': 'half' })
  await recoverPublished(join(folder, 'dist'))
  expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toBe('old')
})

test('a build that was killed before the last removal keeps the new site', async () => {
  await write({
    'dist-previous/index.html': 'old',
    'dist/index.html': 'new',
    'dist-next/index.html': 'newer',
  })
  await recoverPublished(join(folder, 'dist'))
  expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toBe('new')
  await putInPlace(join(folder, 'dist-next'), join(folder, 'dist'))
  expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toBe('newer')
  expect(await readdir(folder)).toEqual(['dist'])
})
