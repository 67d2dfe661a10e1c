import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTypesetter } from './create-typesetter'

/** Templates lie inside the project: the typesetter looks nowhere else. */
mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync('.cache/typesetting-')
afterAll(() => {
  rmSync(folder, { recursive: true })
})

function writeTemplate(source: string): string {
  const path = join(folder, 'test.typ')
  writeFileSync(path, source)
  return path
}

const HEAD = `
#let data = json(bytes(sys.inputs.data))
#let fonts = json(bytes(sys.inputs.fonts))
#set document(title: data.text, date: none)
#set text(font: fonts.text)
`

const text = '*not bold* #panic("code") \\ </script> ]]> "quotes"'

test('a text is set and never read as code, in a PDF with a title, with tags, and after PDF/UA-1', async () => {
  const typesetter = await createTypesetter(text, 'en')
  const pages = typesetter.setPages({
    template: writeTemplate(`${HEAD}= Title\n#data.text`),
    data: { text },
  })
  const pdf = pages.toPdf()
  expect(pages.count).toBe(1)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.includes('pdfuaid')).toBe(true)
  expect(pdf.includes('/StructTreeRoot')).toBe(true)
  expect(pdf.includes('CreationDate')).toBe(false)
})

test('a letter that no font has is no reason to fail; the PDF then does not claim to follow PDF/UA', async () => {
  const gothic = '\u{10330}'
  const typesetter = await createTypesetter(gothic, 'en')
  const pdf = typesetter
    .setPages({
      template: writeTemplate(`${HEAD}= Title\n#data.text`),
      data: { text: gothic },
    })
    .toPdf()
  expect(pdf.includes('pdfuaid')).toBe(false)
  expect(pdf.includes('/StructTreeRoot')).toBe(true)
})

test('a page comes as a drawing too, with the pictures that it names', async () => {
  const typesetter = await createTypesetter('', 'en')
  const template = writeTemplate(
    `${HEAD}#set page(width: 60pt, height: 40pt)\n#image("picture.svg", width: 5pt)`,
  )
  const draw = (color: string) => {
    const picture = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="${color}" d="M0 0h9v9z"/></svg>`,
    )
    return typesetter.toSvg(
      { template, data: { text: '' } },
      new Map([[join(folder, 'picture.svg'), picture]]),
    )
  }
  const drawings = [draw('red'), draw('blue'), draw('red')]
  expect(drawings[0]).toMatch(/^<svg[^>]+viewBox="0 0 60 40"/)
  expect(drawings[1]).not.toBe(drawings[0])
  expect(drawings[2]).toBe(drawings[0])
})

test('a template with a mistake is told', async () => {
  const typesetter = await createTypesetter('', 'en')
  expect(() => typesetter.setPages({ template: writeTemplate('#nothing'), data: {} })).toThrow(
    /unknown variable: nothing/,
  )
})
