import { findFault, lettersFromTheRight } from '../../../tests/compare-texts'
import { readLongPortfolio } from '../../content/testing/long-portfolio'
import { readPortfolio } from '../../content/testing/portfolios'
import { readPdf, type Pdf } from '../../../tests/read-pdf'
import { textOf, toResumeLinks, toResumeWords } from '../../../tests/resume-words'
import type { Content } from '../../content/to-content'
import { createTypesetter } from '../typesetting/create-typesetter'
import { createResumePdf } from './create-resume-pdf'
import { toResume } from './to-resume'

jest.setTimeout(60_000)

async function write(content: Content): Promise<Buffer> {
  return createResumePdf(content, await createTypesetter(JSON.stringify(content), content.site.language))
}

/** An owner, on how many pages, and whether there is so much to say that lines run on. */
type Case = { name: string; owner: () => Promise<Content>; pages: number; runsOn: boolean }

const CASES: Case[] = [
  { name: 'the sample', owner: () => readPortfolio('data'), pages: 1, runsOn: false },
  { name: 'minimal', owner: () => readPortfolio('tests/portfolios/minimal/data'), pages: 1, runsOn: false },
  { name: 'full', owner: () => readPortfolio('tests/portfolios/full/data'), pages: 1, runsOn: false },
  { name: 'hostile', owner: () => readPortfolio('tests/portfolios/hostile/data'), pages: 7, runsOn: true },
  { name: '20 jobs and 30 projects', owner: () => readLongPortfolio(20, 30), pages: 2, runsOn: true },
  { name: '60 jobs and 90 projects', owner: () => readLongPortfolio(60, 90), pages: 3, runsOn: true },
]

describe.each(CASES)('the résumé of $name', ({ owner, pages, runsOn }) => {
  let content: Content
  let bytes: Buffer
  let pdf: Pdf

  beforeAll(async () => {
    content = await owner()
    bytes = await write(content)
    pdf = readPdf(bytes)
  })

  test('says every fact once and in order', () => {
    const words = toResumeWords(toResume(content), runsOn)
    expect(findFault(textOf(pdf), words)).toBeUndefined()
    expect(lettersFromTheRight(textOf(pdf))).toEqual(lettersFromTheRight(words.join()))
  })

  test('is as short as it can be', () => {
    expect(pdf.pages).toHaveLength(pages)
    expect(bytes.length).toBeLessThan(1_000_000)
  })

  test('is structured for screen readers and search, after PDF/UA-1', () => {
    const roles = new Set(pdf.pages.flatMap((page) => page.roles))
    const needed =
      content.projects.length > 0 ? ['H1', 'H2', 'H3', 'P', 'L', 'Link'] : ['H1', 'H2', 'P', 'L', 'Link']
    expect([pdf.isTagged, needed.filter((role) => !roles.has(role))]).toEqual([true, []])
    expect(bytes.includes('pdfuaid')).toBe(true)
  })

  test('bears its title, its author and its language', () => {
    const { title, name } = toResume(content)
    expect(pdf).toMatchObject({ title, author: name, language: content.site.language })
  })

  test('links where the data does', () => {
    const links = toResumeLinks(toResume(content)).map((href) => new URL(href).href)
    expect([...new Set(pdf.pages.flatMap((page) => page.links))]).toEqual(links)
  })

  test('keeps all text within the margins, and none in a header', () => {
    const outside = pdf.pages.flatMap(({ width, height, texts }) => {
      const edge = 13 * (72 / 25.4)
      return texts.filter(
        ({ left, bottom, width: length, text }) =>
          text.trim() !== '' &&
          (left < edge - 1 || left + length > width - edge + 1 || bottom < 15 || bottom > height - edge),
      )
    })
    expect(outside).toEqual([])
  })
})
