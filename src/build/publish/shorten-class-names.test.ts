import { parse, serialize } from 'parse5'
import { shortenClassNames } from './shorten-class-names'

function shorten(html: string): string {
  const document = parse(html)
  shortenClassNames(document)
  return serialize(document)
}

const CARD = 'project-card-module--card--0a1b2'
const WORDS = 'project-card-module--words-two--c3d4e'

test('a class has the same short name in the styles and in the page, and each class its own', () => {
  const page = shorten(
    `<style>.${CARD}>.${WORDS}:hover{color:red}@media print{.${CARD}{color:#000}}</style><p class="${CARD} ${WORDS}">`,
  )
  expect(page).toContain('<style>.b>.c:hover{color:red}@media print{.b{color:#000}}</style>')
  expect(page).toContain('<p class="b c">')
})

test("no name is given twice: neither that of another class, nor the page's own", () => {
  const classes = Array.from({ length: 600 }, (_, index) => `x-module--n${index}--0a1b2`)
  const page = shorten(`<style>.c{color:red}</style><p class="dark d ${classes.join(' ')}">`)
  const names = /<p class="([^"]*)"/.exec(page)?.[1]?.split(' ') ?? []
  expect(new Set(['c', ...names]).size).toBe(603)
  expect(names.every((name) => /^[a-z]+$/.test(name))).toBe(true)
})

test("only class names are renamed: the owner's words and addresses stay", () => {
  const words = `<p title="${CARD}">.${CARD}<a href="/${CARD}/">x</a></p>`
  expect(shorten(words)).toContain(words)
})
