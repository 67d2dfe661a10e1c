import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { readPortfolio } from '../../src/content/testing/portfolios'
import { readPdf } from '../read-pdf'
import { keptSite } from './build-site'
import { listFiles } from './published-page'

const DAY_MS = 24 * 60 * 60 * 1000
const MAX_RESUME_BYTES = 1_000_000

const ALWAYS = [
  'about.md',
  'contact.vcf',
  'index.md',
  'licenses.txt',
  'llms.txt',
  'manifest.webmanifest',
  'projects.md',
  'resume.json',
  'robots.txt',
  'sitemap.xml',
  'social-cards/about.png',
  'social-cards/index.png',
  'social-cards/projects.png',
  'speculation-rules.json',
]

/** The addresses are those of the site itself that its files name, in all. */
const SITES = [
  { owner: 'sample', site: resolve('dist'), data: 'data', addresses: 69, resumePages: 1 },
  {
    owner: 'minimal',
    site: keptSite('minimal'),
    data: 'tests/portfolios/minimal/data',
    addresses: 29,
    resumePages: 1,
  },
  {
    owner: 'full',
    site: keptSite('full'),
    data: 'tests/portfolios/full/data',
    addresses: 79,
    resumePages: 0,
  },
  {
    owner: 'hostile',
    site: keptSite('hostile'),
    data: 'tests/portfolios/hostile/data',
    addresses: 102,
    resumePages: 7,
  },
] as const

const toFile = (path: string) => decodeURIComponent(path.endsWith('/') ? `${path}index.html` : path).slice(1)

describe.each(SITES)('the site of the "$owner" owner', ({ site, data, addresses, resumePages }) => {
  const files = listFiles(site)
  const read = (file: string) => readFileSync(join(site, file), 'utf8')

  test('has every output that its data is enough for', async () => {
    const { projects, profile } = await readPortfolio(data)
    const outputs = files.filter((file) => !/\.html$|^static\/|^(favicon|apple|icon|_headers)/.test(file))
    const ofProjects = projects.flatMap(({ projectId }) => [
      `projects/${projectId}.md`,
      `social-cards/projects/${projectId}.png`,
    ])
    const feed = projects.some(({ date }) => date !== undefined) ? ['feed.xml'] : []
    const resume = profile.resumeUrl === undefined ? ['resume.pdf'] : []
    const security = profile.email === undefined ? [] : ['.well-known/security.txt']
    expect(outputs).toEqual([...ALWAYS, ...ofProjects, ...feed, ...resume, ...security].sort())
  })

  test('has every page and file that its outputs name by their whole address', async () => {
    const { siteUrl } = (await readPortfolio(data)).site
    const texts = files.filter((file) => /\.(md|txt|xml|json|vcf)$/.test(file))
    const named = texts.flatMap((file) => {
      const found = read(file)
        .replaceAll('\r\n ', '')
        .matchAll(/https:\/\/[^\s"'<>()[\]\\]+/g)
      return [...found].flatMap(([address]) =>
        address.startsWith(`${siteUrl}/`) ? [`${file} → ${address}`] : [],
      )
    })
    const missing = named.filter(
      (name) => !files.includes(toFile(new URL(name.split(' → ')[1] ?? '').pathname)),
    )
    expect(missing).toEqual([])
    expect(named.length).toBe(addresses)
  })

  test('has the icons that its manifest names, of the sizes that it names', async () => {
    const { icons } = JSON.parse(read('manifest.webmanifest')) as { icons: { src: string; sizes: string }[] }
    expect(icons.length).toBe(4)
    for (const { src, sizes } of icons) {
      const { width, height } = await sharp(join(site, src)).metadata()
      expect([src, sizes === 'any' ? sizes : `${width}x${height}`]).toEqual([src, sizes])
    }
  })

  test('lists its fonts and icons with the texts of their licences', () => {
    const text = read('licenses.txt')
    for (const word of [
      'Bangers',
      'Comic Neue',
      'Material Design Icons',
      'MIT License',
      'SIL OPEN FONT LICENSE',
    ])
      expect(text).toContain(word)
  })

  test('says for most of a year whom to tell of a weakness, if the owner can be written to', async () => {
    const { profile } = await readPortfolio(data)
    const text = files.includes('.well-known/security.txt') ? read('.well-known/security.txt') : ''
    const [, expires = ''] = /^Expires: (\S+T00:00:00Z)$/m.exec(text) ?? []
    const days = (Date.parse(expires) - Date.now()) / DAY_MS
    expect(profile.email === undefined ? text === '' : days > 300 && days < 365).toBe(true)
  })

  test('has a résumé that can be read, or the owner has one of their own', async () => {
    const { profile, site: settings } = await readPortfolio(data)
    const pdf = files.includes('resume.pdf') ? readFileSync(join(site, 'resume.pdf')) : undefined
    if (pdf === undefined) {
      expect([profile.resumeUrl, resumePages]).toEqual([expect.any(String), 0])
      return
    }
    const { title, language, isTagged, pages } = readPdf(pdf)
    expect({ language, isTagged, pages: pages.length }).toEqual({
      language: settings.language,
      isTagged: true,
      pages: resumePages,
    })
    expect(title).toContain(profile.name)
    expect(pdf.length).toBeLessThan(MAX_RESUME_BYTES)
  })
})
