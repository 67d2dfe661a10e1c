import { parse, serialize } from 'parse5'
import { shareDrawings } from './share-drawings'

const PATH = `<path d="${'M1 2'.repeat(30)}"></path>`
const draw = (drawing: string, viewBox = '0 0 24 24') =>
  `<svg class="icon" width="20" height="20" viewBox="${viewBox}">${drawing}</svg>`

function share(body: string): string {
  const document = parse(`<!doctype html><body>${body}</body>`)
  shareDrawings(document)
  return /<body>(.*)<\/body>/s.exec(serialize(document))?.[1] ?? ''
}

const USE = '<svg class="icon" width="20" height="20"><use href="#i1"></use></svg>'

test('a drawing that comes again is drawn once, where it comes first', () => {
  expect(share(`${draw(PATH)}<p>and</p>${draw(PATH)}${draw(PATH)}`)).toBe(
    `<svg class="icon" width="20" height="20"><symbol id="i1" viewBox="0 0 24 24">${PATH}</symbol><use href="#i1"></use></svg><p>and</p>${USE}${USE}`,
  )
})

test('a drawing that stands alone, or in another view box, or is short, stays as it is', () => {
  const body = [
    draw(PATH),
    draw(PATH, '0 0 12 12'),
    draw('<path d="M1"></path>'),
    draw('<path d="M1"></path>'),
  ]
  expect(share(body.join(''))).toBe(body.join(''))
})

test('a drawing that is stretched to its place stays, for its parts may have styles', () => {
  const balloon = `<svg width="60" height="40" viewBox="0 0 24 24" preserveAspectRatio="none">${PATH}</svg>`
  expect(share(balloon + balloon)).toBe(balloon + balloon)
})

test('copies whose parts have names of their own are copies all the same', () => {
  const drawGradient = (id: string) =>
    draw(
      `<defs><linearGradient id="${id}a"></linearGradient></defs><path fill="url(#${id}a)" d="${'M1 2'.repeat(30)}"></path>`,
    )
  const shared = share(drawGradient('x') + drawGradient('y'))
  expect(shared).toContain('url(#xa)')
  expect(shared).not.toContain('url(#ya)')
  expect(shared).toMatch(/<use href="#i1"><\/use><\/svg>$/)
})

test('a name that the page uses already is not given to a drawing', () => {
  expect(share(`<p id="i1"></p>${draw(PATH)}${draw(PATH)}`)).toContain('<symbol id="i2"')
})
