import { parse } from 'parse5'
import { hashScripts, toPolicyHash } from './hash-scripts'

test('a hash is that of the standard: its example, "doSomething()"', () => {
  // https://www.w3.org/TR/CSP3/#external-hash and #hash-usage name the way, browsers print the same text.
  expect(toPolicyHash('doSomething();')).toBe("'sha256-RFWPLDbv2BY+rCkDzsE+0fr8ylGr2R2faWMhq4lfEQc='")
})

test('scripts that run are hashed, in the order of the page; data is not', () => {
  const page = '<script>a()</script><script type="application/ld+json">{}</script><p><script>b()</script>'
  // printf 'a()' | openssl dgst -sha256 -binary | base64
  expect(hashScripts(parse(page))).toEqual([
    "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
    "'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc='",
  ])
})
