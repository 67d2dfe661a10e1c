import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Output } from '../outputs/output'
import { publishSite } from './publish-site'
import { putInPlace, recoverPublished } from './put-in-place'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publish-'))
})

afterEach(() => rm(folder, { recursive: true }))

/** Files by their names; a page that Gatsby wrote also has what every one has. */
async function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    const isPage = /^public\/.*\.html$/.test(file)
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(
      join(folder, file),
      isPage ? `<meta charset="utf-8"><style>p{top:0}</style>${text}` : text,
    )
  }
}

async function list(name: string): Promise<string[]> {
  const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((file) => join(file.parentPath, file.name).slice(join(folder, name).length + 1)).sort()
}

const publish = (pages: string[], pathPrefix = '', outputs: readonly Output[] = []) =>
  publishSite({
    builtFolder: join(folder, 'public'),
    staticFolder: join(folder, 'static'),
    publishedFolder: join(folder, 'dist'),
    pages: pages.map((path) => ({ path, template: path })),
    outputs,
    headers: { hsts: 'host', isPreview: false, crossOrigin: [], pathPrefix: '' },
    pathPrefix,
    makeFiles: () => Promise.resolve(new Map([['made.avif', join(folder, 'cache/a')]])),
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
    '_headers',
    'about/index.html',
    'icon.svg',
    'index.html',
    'resume.pdf',
    'static/a & b.png',
  ])
})

test('the outputs are published too, but where the owner has put a file of that name, that one is', async () => {
  await write({
    'public/index.html': '<link href="/x/y.md">',
    'static/robots.txt': 'mine',
    'cache/kept': 'a card',
  })
  await publish(['/'], '', [
    { path: '/x/y.md', content: '# Y' },
    { path: '/robots.txt', content: 'made' },
    { path: '/card.png', content: new Uint8Array([1, 2]) },
    { path: '/cards/kept.png', file: join(folder, 'cache/kept') },
  ])
  expect(await list('dist')).toEqual([
    '_headers',
    'card.png',
    'cards/kept.png',
    'index.html',
    'robots.txt',
    'x/y.md',
  ])
  expect(await readFile(join(folder, 'dist/cards/kept.png'), 'utf8')).toBe('a card')
  expect(await readFile(join(folder, 'dist/x/y.md'), 'utf8')).toBe('# Y')
  expect(await readFile(join(folder, 'dist/robots.txt'), 'utf8')).toBe('mine')
  expect([...(await readFile(join(folder, 'dist/card.png')))]).toEqual([1, 2])
})

test('a path prefix is in the addresses and not in the folders', async () => {
  await write({
    'public/index.html': '<img src="/me/a.png">',
    'public/a.png': 'picture',
    'static/x.txt': 'x',
  })
  await publish(['/'], '/me')
  expect(await list('dist')).toEqual(['_headers', 'a.png', 'index.html', 'x.txt'])
})

test('a file that was made for the pages is published from where it lies', async () => {
  await write({ 'public/index.html': '<img src="/me/made.avif">', 'cache/a': 'made', 'static/x.txt': 'x' })
  await publish(['/'], '/me')
  expect(await readFile(join(folder, 'dist/made.avif'), 'utf8')).toBe('made')
})

test("the owner's own header rules join ours, and nothing of either is lost", async () => {
  await write({ 'public/index.html': '', 'static/_headers': '/*\n  X-Mine: yes\n' })
  await publish(['/'])
  const headers = await readFile(join(folder, 'dist/_headers'), 'utf8')
  expect(headers.match(/^\/\*$/gm)).toEqual(['/*'])
  expect(headers).toMatch(/^ {2}Content-Security-Policy: /m)
  expect(headers).toMatch(/^ {2}X-Mine: yes$/m)
})

test('what was published before and is no more goes away', async () => {
  await write({ 'public/index.html': 'new', 'static/x.txt': 'x', 'dist/old/index.html': 'old' })
  await publish(['/'])
  expect(await list('dist')).toEqual(['_headers', 'index.html', 'x.txt'])
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
  expect((await readdir(folder)).sort()).toEqual(['dist', 'dist-next'])
  await putInPlace(join(folder, 'dist-next'), join(folder, 'dist'))
  expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toBe('newer')
  expect(await readdir(folder)).toEqual(['dist'])
})
