import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { readPortfolio } from '../../content/testing/portfolios'
import type { Content } from '../../content/to-content'
import { createResumePdf } from '../resume/create-resume-pdf'
import { createTypesetter } from '../typesetting/create-typesetter'
import { readFontLicense, readLicenseText } from './read-license-text'
import { readParts } from './read-parts'
import { FONT_PACKAGES, listIconPackages, VIEW_ICON_SETS } from './shipped-packages'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
}

/** An owner whose technologies have these icons. */
const withIcons = (...icons: string[]): Pick<Content, 'technologies'> => ({
  technologies: icons.map((icon) => ({ technologyId: icon, name: icon, icon })),
})

test('every font and every icon set that the project depends on is known to the list of licences', () => {
  const known = [...FONT_PACKAGES, ...listIconPackages(withIcons('logos:react', 'simple-icons:react'))]
  const shipped = Object.keys(dependencies).filter(
    (name) => /font|icon/.test(name) && !/^(subset-font|@iconify\/)/.test(name),
  )
  expect(known.map((one) => one.package).sort()).toEqual(shipped.sort())
})

test('every part has a name, rights, a licence with its text, and the version that is installed', async () => {
  for (const part of await readParts(await readPortfolio('data'))) {
    const { name, rights, license, version } = part
    expect([name, rights]).toEqual([name, expect.stringMatching(/\S{2,} \S/)])
    expect([license, readLicenseText(license).length > 1000]).toEqual([license, true])
    expect(version).toMatch(/\d+\.\d+\.\d+/)
  }
})

test('a font names those who have rights in it and not the shop that hands it out', async () => {
  const parts = await readParts(withIcons())
  const rights = new Map(parts.map((part) => [part.name, part.rights]))
  expect(rights.get('Bangers')).toBe(
    'Copyright 2010 The Bangers Project Authors (https://github.com/googlefonts/bangers)',
  )
  expect(rights.get('Noto Sans JP')).toBe(
    "(c) 2014-2021 Adobe (http://www.adobe.com/), with Reserved Font Name 'Source'.",
  )
})

test('only icon sets that the site uses are listed', async () => {
  const sets = async (...icons: string[]) =>
    (await readParts(withIcons(...icons))).map(({ name }) => name).filter((name) => /Icons|Logos/.test(name))
  expect(await sets('react.svg')).toEqual(['Material Design Icons'])
  expect(await sets('logos:react', 'mdi:web')).toEqual(['SVG Logos', 'Material Design Icons'])
  expect(await sets('simple-icons:react')).toEqual(['Material Design Icons', 'Simple Icons'])
})

test('the sets that the pages draw with by themselves are those that are always listed', () => {
  const views = readdirSync('src/components', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join('src/components', file), 'utf8'))
  const named = views.flatMap((view) => [...view.matchAll(/icon\(name: "([\w-]+):/g)])
  expect([...new Set(named.map(([, set]) => set))]).toEqual(VIEW_ICON_SETS)
})

test('all fonts are under the same text, so that one stands for all', () => {
  const texts = FONT_PACKAGES.map((font) => readFontLicense(font.package))
  expect(new Set(texts).size).toBe(1)
  expect(texts[0]).toContain('SIL OPEN FONT LICENSE Version 1.1')
})

/** The families of the fonts in a PDF: "ABCDEF+ComicNeue-Bold" → "ComicNeue". */
function listFonts(pdf: Buffer): Set<string> {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n/g)].map(({ index, 0: { length } }) => {
    try {
      return inflateSync(pdf.subarray(index + length)).toString('latin1')
    } catch {
      return '' // Not a packed one.
    }
  })
  const names = [pdf.toString('latin1'), ...streams]
    .join('\n')
    .matchAll(/\/FontName\s*\/\w{6}\+(\w+?)(?:Thin)?\b/g)
  return new Set([...names].map(([, name = '']) => name))
}

test('a résumé with letters of all kinds holds no font that is not listed, and none of the machine', async () => {
  const content = await readPortfolio('data')
  const bio = 'Zoë Łódź Ω → ∑ ▓ ☃ Ꭰ ა 漫画 한글 שלום عربي ไทย 𝔸 ⌘'
  const typesetter = await createTypesetter(JSON.stringify(content) + bio, 'en')
  const fonts = listFonts(createResumePdf({ ...content, profile: { ...content.profile, bio } }, typesetter))
  const listed = (await readParts(content)).map(({ name }) => name.replaceAll(' ', ''))
  expect([...fonts].filter((font) => !listed.includes(font))).toEqual([])
  expect(fonts.size).toBeGreaterThan(6)
})
