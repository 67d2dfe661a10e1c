import { decodeText } from './decode-text'

test('a text that is not UTF-8 is told with its line', () => {
  expect(decodeText(Buffer.from('{\n"name": "Caf\u00e9"\n}', 'latin1'))).toEqual({ badLine: 2 })
  expect(decodeText(Buffer.from('\ufeff{}', 'utf16le'))).toEqual({ badLine: 1 })
})

test('UTF-8 passes, a byte-order mark stays, so that it can be told', () => {
  expect(decodeText(Buffer.from('\ufeff{ "é": "👍" }'))).toEqual({ text: '\ufeff{ "é": "👍" }' })
})
