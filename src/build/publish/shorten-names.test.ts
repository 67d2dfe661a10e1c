import { parse, serialize } from 'parse5'
import { createShortNames } from './shorten-names'

/** Pages with their styles, all of which share short names, as one text. */
function shorten(styles: string, ...pages: string[]): string {
  const short = createShortNames(styles)
  const shortened = pages.map((page) => {
    const document = parse(page)
    short.shortenIn(document)
    return serialize(document)
  })
  return [`<style>${short.shortenStyles(styles)}</style>`, ...shortened].join('')
}

const CARD = 'project-card-module--card--0a1b2'
const WORDS = 'project-card-module--words-two--c3d4e'

test('a class has the same short name in the styles and in the page, and each class its own', () => {
  const page = shorten(
    `.${CARD}>.${WORDS}:hover{color:red}@media print{.${CARD}{color:#000}}`,
    `<p class="${CARD} ${WORDS}">`,
  )
  expect(page).toContain('<style>.b>.c:hover{color:red}@media print{.b{color:#000}}</style>')
  expect(page).toContain('<p class="b c">')
})

test("no name is given twice: neither that of another class, nor the page's own", () => {
  const classes = Array.from({ length: 600 }, (_, index) => `x-module--n${index}--0a1b2`)
  const page = shorten('.c{color:red}', `<p class="dark d ${classes.join(' ')}">`)
  const names = /<p class="([^"]*)"/.exec(page)?.[1]?.split(' ') ?? []
  expect(new Set(['c', ...names]).size).toBe(603)
  expect(names.every((name) => /^[a-z]+$/.test(name))).toBe(true)
})

test("only class names are renamed: the owner's words and addresses stay", () => {
  const words = `<p title="${CARD}">.${CARD}<a href="/${CARD}/">x</a></p>`
  expect(shorten('', words)).toContain(words)
})

test('a class has one short name in all pages that share the styles', () => {
  const pages = shorten(`.${WORDS}{top:0}`, `<p class="${CARD}">`, `<b class="${WORDS} ${CARD}">`)
  expect(pages).toContain('<style>.c{top:0}</style>')
  expect(pages).toContain('<p class="b">')
  expect(pages).toContain('<b class="c b">')
})

test("a page's own class that came too late for its name to be free is our mistake, and is told", () => {
  expect(() => shorten('', `<p class="${CARD}">`, '<p class="b">')).toThrow(
    '"b" is the short name of another',
  )
})

test('a custom property has one short name wherever it is set and used, and none of a class in it', () => {
  const styles = `:root{--line:#000;--on-line:var(--line)}.${CARD}{color:var(--on-line,red);--line:0}`
  expect(shorten(styles)).toBe('<style>:root{--b:#000;--c:var(--b)}.b{color:var(--c,red);--b:0}</style>')
})
