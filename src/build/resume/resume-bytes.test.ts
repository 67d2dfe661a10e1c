import { readLongPortfolio } from '../../content/testing/long-portfolio'
import { readPortfolio } from '../../content/testing/portfolios'
import { readPdf } from '../../../tests/read-pdf'
import { textOf } from '../../../tests/resume-words'
import type { Content } from '../../content/to-content'
import { readSource } from '../fonts/cut-font'
import { FONTS } from '../fonts/font-files'
import { readCharacters } from '../fonts/read-characters'
import { createTypesetter } from '../typesetting/create-typesetter'
import { createResumePdf } from './create-resume-pdf'
import { OWN_LETTERS } from './resume'

jest.setTimeout(60_000)

async function write(content: Content): Promise<Buffer> {
  return createResumePdf(content, await createTypesetter(JSON.stringify(content), content.site.language))
}

afterEach(() => {
  delete process.env['SOURCE_DATE_EPOCH']
})

test('the same data gives the same bytes, whatever the time', async () => {
  const content = await readPortfolio('data')
  const first = await write(content)
  process.env['SOURCE_DATE_EPOCH'] = '1700000000'
  const second = await write(content)
  expect(second.equals(first)).toBe(true)
  expect(first.toString('latin1')).not.toMatch(/CreationDate|ModDate|CreateDate|ModifyDate/)
})

test('an owner without jobs, mail address and links elsewhere has a résumé without them', async () => {
  const long = await readLongPortfolio(0, 3)
  const { shortName, name, bio, hero } = long.profile
  const { title, jobTitle, subtitle } = hero
  const content = { ...long, profile: { name, shortName, bio, hero: { title, jobTitle, subtitle } } }
  const text = textOf(readPdf(await write(content)))
  expect(text).not.toMatch(/Work Experience|Email|GitHub |LinkedIn|undefined|null/)
  expect(text).toMatch(/^Robin Sample\nFrontend Developer\nWebsite robin-sample\.example\.com\nSummary\n/)
})

test('a letter that no font has costs the conformance, and no other text', async () => {
  const sample = await readPortfolio('data')
  const bytes = await write({ ...sample, profile: { ...sample.profile, bio: 'Writes 𓂀 and more.' } })
  const pdf = readPdf(bytes)
  expect([bytes.includes('pdfuaid'), pdf.isTagged]).toEqual([false, true])
  expect(textOf(pdf)).toMatch(/Writes .* ?and more\./)
})

test('an owner who writes from the right has a page that runs from the right', async () => {
  const sample = await readPortfolio('data')
  const content = {
    ...sample,
    site: { ...sample.site, language: 'ar' },
    profile: { ...sample.profile, name: 'علي حسن' },
  }
  const pdf = readPdf(await write(content))
  const [name] = pdf.pages[0]?.texts ?? []
  expect(pdf.language).toBe('ar')
  expect(name?.left).toBeGreaterThan((pdf.pages[0]?.width ?? 0) / 2)
})

test("the site's fonts have the letters that the résumé adds", async () => {
  const files = FONTS.filter(({ family }) => family !== 'Bangers').flatMap((font) => font.files)
  for (const { source } of files) {
    const drawn = await readCharacters(readSource(source))
    expect(Array.from(OWN_LETTERS).filter((letter) => !drawn.has(letter))).toEqual([])
  }
})
