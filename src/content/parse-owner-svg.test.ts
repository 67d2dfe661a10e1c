import { parseOwnerSvg } from './parse-owner-svg'

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const PATH = '<path d="M0 0h9v9z"/>'
const svg = (inner: string, attributes = 'viewBox="0 0 9 9"') =>
  `<svg ${NAMESPACES} ${attributes}>${inner}</svg>`

test.each([
  ['a script', svg(`<script>alert(1)</script>${PATH}`), 'It holds a script (<script>).'],
  ['a script in another spelling', svg(`<Script/>${PATH}`), 'It holds a script (<script>).'],
  [
    'a script behind a prefix',
    svg(`<s:script xmlns:s="http://www.w3.org/2000/svg"/>${PATH}`),
    'It holds a script',
  ],
  ['an event', svg(`<g onload="x">${PATH}</g>`), 'It does something when touched (the attribute onload).'],
  ['an event on the root', svg(PATH, 'viewBox="0 0 9 9" onload="x"'), 'It does something when touched'],
  ['a web page', svg(`<foreignObject/>${PATH}`), 'It holds a part of a web page (<foreignObject>).'],
  ['a style sheet', svg(`<style>path{}</style>${PATH}`), 'It holds a style sheet (<style>).'],
  ['a picture', svg(`<image href="data:image/png;base64,x"/>${PATH}`), 'It holds a picture (<image>)'],
  [
    'a picture in a filter',
    svg(`<filter><feImage href="#a"/></filter>${PATH}`),
    'It holds a picture (<feImage>)',
  ],
  ['a link', svg(`<a href="#x">${PATH}</a>`), 'It holds a link (<a>).'],
  [
    'a movement',
    svg(`<set attributeName="href" to="javascript:x"/>${PATH}`),
    'It changes by itself (<set>).',
  ],
  ['another file', svg(`<use href="x.svg#a"/>${PATH}`), 'It refers to something outside of itself (href).'],
  [
    'another file by xlink',
    svg(`<use xlink:href="//x"/>${PATH}`),
    'It refers to something outside of itself (xlink:href).',
  ],
  [
    'a javascript address',
    svg(`<use href="javascript:x"/>${PATH}`),
    'It refers to something outside of itself',
  ],
  [
    'a fill from elsewhere',
    svg(`<g fill="url(https://x/#a)">${PATH}</g>`),
    'It refers to something outside of itself (fill).',
  ],
  [
    'a fill from a file beside it',
    svg(`<g fill="url(x.svg#a)">${PATH}</g>`),
    'It refers to something outside of itself (fill).',
  ],
  [
    'an address in a style',
    svg(`<g style="fill:url('//x')">${PATH}</g>`),
    'It refers to something outside of itself (style).',
  ],
  [
    'an address written with escapes',
    svg(`<g fill="u\\72l(x.svg#a)">${PATH}</g>`),
    'It refers to something outside of itself (fill).',
  ],
  ['a document type', `<!DOCTYPE svg>${svg(PATH)}`, 'It holds a document type (<!DOCTYPE …>).'],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, 'It holds a document type (<!DOCTYPE …>).'],
  ['an unknown part', svg(`<iframe/>${PATH}`), 'It holds a part that no icon needs (<iframe>).'],
  ['no size', svg(PATH, ''), 'It does not say how large it is.'],
  ['a size in percent', svg(PATH, 'width="100%" height="100%"'), 'It does not say how large it is.'],
  ['a size of nothing', svg(PATH, 'viewBox="0 0 0 9"'), 'It does not say how large it is.'],
  ['no drawing', svg(''), 'It draws nothing.'],
  ['broken XML', '<svg><path>', 'It cannot be read as an SVG file.'],
  ['a web page instead', '<html/>', 'It is not an SVG file.'],
  ['nothing at all', '', 'It cannot be read as an SVG file.'],
  [
    'a drawing of a hundred kilobytes',
    svg(`<path d="${'M0 0h9v9z'.repeat(12_000)}"/>`),
    'It is too large for an icon',
  ],
])('an icon with %s is refused in plain words', (_, text, words) => {
  const result = parseOwnerSvg(text)
  expect('problem' in result ? result.problem : result).toContain(words)
})

const parse = (text: string) => {
  const result = parseOwnerSvg(text)
  if ('problem' in result) throw new Error(result.problem)
  return result
}

test('a plain drawing comes as it is', () => {
  expect(parse(`<?xml version="1.0"?>\n<!-- x -->\n${svg(PATH)}`)).toEqual({ viewBox: '0 0 9 9', body: PATH })
})

test('width and height stand in for a viewBox', () => {
  expect(parse(svg(PATH, 'width="24px" height="12"')).viewBox).toBe('0 0 24 12')
})

test('a stroke on the root is kept', () => {
  expect(parse(svg(PATH, 'viewBox="0 0 9 9" fill="none" stroke="currentColor" class="x"')).body).toBe(
    `<g fill="none" stroke="currentColor">${PATH}</g>`,
  )
})

test('styles become attributes, and what cannot is left out: no style remains', () => {
  const { body } = parse(svg('<path style="fill:red;mix-blend-mode:multiply" d="M0 0h9v9z"/>'))
  expect(body).toContain('fill="red"')
  expect(body).not.toContain('style')
})

test('words, notes of editors, classes and data are left out', () => {
  const notes =
    '<title>x</title><desc>y</desc><metadata><r:RDF xmlns:r="http://x/#" r:about="http://y"/></metadata>'
  expect(
    parse(svg(`${notes}<path class="a" data-x="b" aria-label="c" xml:space="preserve" d="M0 0h9v9z"/>`)).body,
  ).toBe(PATH)
})

test('every id bears the mark that the page replaces, and every use follows', () => {
  const body = `<defs><linearGradient id="a"><stop stop-color="red"/></linearGradient></defs><g fill="url(#a)">${PATH}</g><use xlink:href="#a"/>`
  const marked = parse(svg(body)).body
  expect(marked).toContain(' id="icon-id-a"')
  expect(marked).toContain('fill="url(#icon-id-a)"')
  expect(marked).toContain('<use href="#icon-id-a"/>')
})
