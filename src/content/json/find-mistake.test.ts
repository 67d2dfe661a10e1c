import { findMistake } from './find-mistake'
import { findNode, parseJson, toValue } from './parse-json'

const tell = (text: string) => {
  const mistake = findMistake(text)
  return mistake === null ? null : [text.slice(mistake.start, mistake.end), mistake.message, mistake.hint]
}

test.each([
  ['{ "a": 1 "b": 2 }', ' ', 'A comma is missing here.'],
  ['{ "a": 1, }', ',', 'There is a comma after the last entry.'],
  ['{ "a": [1, ] }', ',', 'There is a comma after the last entry.'],
  ['{ "a": "x }', '"x }', 'The text that begins here does not end on its line.'],
  ['{ "a": "x\n" }', '"x', 'The text that begins here does not end on its line.'],
  ['{ "a": 1', '', 'The file ends, but the "{" of line 1 is not closed.'],
  ['{\n"a": { "b": 1 }', '', 'The file ends, but the "{" of line 1 is not closed.'],
  ['{ "a": 1 } }', '}', 'There is one "}" too many.'],
  ['{ "a" 1 }', '"a"', 'A colon is missing after "a".'],
  ['{ "a": }', '}', 'A value is missing before this "}".'],
  ['{ "a": , "b": 1 }', ',', 'A value is missing before this ",".'],
  ['{ "a": ', '', 'The file ends where a value belongs.'],
  ['{ a: 1 }', 'a', 'The name of a field stands in double quotes.'],
  ['{ "a": b }', 'b', '"b" stands here without quotes, so it is no text.'],
  ["{ 'a': 1 }", "'", 'This is not the quotation mark that JSON knows.'],
  ['{ "a": “x” }', '“', 'This is not the quotation mark that JSON knows.'],
  ['{ "a": "x "y" z" }', '"', 'The text ends at this quotation mark, but more follows.'],
  ['{ "a": 1 // x\n}', '// x', 'This is a comment, and JSON has no comments.'],
  ['{ /* x */ "a": 1 }', '/* x */', 'This is a comment, and JSON has no comments.'],
  ['{ "a": 3,08 }', '3,0', 'A decimal number has a point, not a comma.'],
  ['{ "a": 01 }', '01', '"01" is not a number as JSON writes numbers.'],
  ['{ "a": +1 }', '+1', '"+1" is not a number as JSON writes numbers.'],
  ['{ "a": 5px }', '5px', '"5px" is not a number as JSON writes numbers.'],
  ['{ "a": "C:\\data" }', '\\d', 'A backslash begins a special character, and this is none.'],
  ['{ "a": "x\ty" }', '\t', 'A tab stands inside a text.'],
  ['{ "a": "x\u0000y" }', '\u0000', 'An invisible control character stands inside a text.'],
  ['{\u00a0"a": 1 }', '\u00a0', 'A special space (U+00A0) stands here, perhaps copied from another program.'],
  ['{ "a": [1 }', '}', 'This "}" does not fit: the list of line 1 ends with "]".'],
  ['{ "a": ["x", "b": 1 }', '"b"', 'A field begins here, but the list of line 1 is not closed.'],
  ['{ "a": 1; "b": 2 }', ';', 'A ";" stands where a comma belongs.'],
  ['{ 1: 2 }', '1', 'The name of a field belongs here, not "1".'],
  ['{} {}', '{', 'The file is already complete before this place; nothing may follow.'],
])('broken JSON is told where exactly, in plain words: %j', (text, place, message) => {
  expect(tell(text)?.slice(0, 2)).toEqual([place, message])
})

test('what would repair it is told too', () => {
  expect(tell('{ "a": True }')?.[2]).toBe('Write true.')
  expect(tell('{ "a": red }')?.[2]).toBe('Write "red".')
  expect(tell('{ "a": .5 }')?.[2]).toBe('Write 0.5.')
})

const SAMPLE = '{ "a": [1, -2.5e3, true, null], "b": { "c": "x\\n\\u00e9\\" 👍" }, "": {} , "d": [] }'

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test('what is JSON and what is not is judged as JavaScript judges it, for each small damage to a file', () => {
  const damages = Array.from(SAMPLE).flatMap((_, at) =>
    ['', '"', ',', '}', ']', '{', ':', '\\', '0', 'x', '\n', "'", '.', '-'].flatMap((put) => [
      SAMPLE.slice(0, at) + put + SAMPLE.slice(at + 1),
      SAMPLE.slice(0, at) + put + SAMPLE.slice(at),
    ]),
  )
  expect(damages.filter((text) => (findMistake(text) === null) !== isJson(text))).toEqual([])
  expect(damages.filter(isJson).length).toBeGreaterThan(100)
})

test('a file that is JSON is read to the same value as JavaScript reads', () => {
  const parsed = parseJson(SAMPLE)
  expect('tree' in parsed ? toValue(parsed.tree()) : null).toEqual(JSON.parse(SAMPLE))
})

test('of a field that stands twice, the last counts and is the one pointed at', () => {
  const parsed = parseJson('{ "a": 1, "a": 2 }')
  if (!('tree' in parsed)) throw new Error('not read')
  expect(toValue(parsed.tree())).toEqual({ a: 2 })
  expect(toValue(findNode(parsed.tree(), ['a']))).toBe(2)
})

test('an empty file, and one nested without end, are told instead of breaking the check', () => {
  expect(parseJson(' \n')).toMatchObject({ mistake: { message: 'The file is empty.' } })
  expect(parseJson('['.repeat(100_000))).toMatchObject({ mistake: { message: 'This is nested too deeply.' } })
})
