import { findReferences } from './find-references'

const find = (html: string) => [...findReferences(html)].sort()

test.each([
  ['a link', '<a href="/about/?a=1#b">', ['/about/']],
  ['a picture', '<img src="/a.png" srcset="/b.png 1x, /c.png 2x">', ['/a.png', '/b.png', '/c.png']],
  ['a source', '<picture><source srcset="/a.avif 320w,\n/b.avif 640w"></picture>', ['/a.avif', '/b.avif']],
  ['an icon', '<link rel="icon" href="/favicon.svg">', ['/favicon.svg']],
  [
    'a font in a style',
    '<style>@font-face{src:url("/f.woff2"),url(/g.woff2)}</style>',
    ['/f.woff2', '/g.woff2'],
  ],
])('what %s refers to is found', (_, html, addresses) => {
  expect(find(html)).toEqual(addresses)
})

test('other hosts, mail addresses, places in the page and plain words are no files of this site', () => {
  const html =
    '<a href="https://a.example/b">x</a><a href="//a.example">x</a><a href="mailto:a@b.c">x</a><a href="#c">'
  expect(find(`${html}<p>/not/a/link</p>`)).toEqual([])
})
