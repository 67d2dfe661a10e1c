import { problemAt, problemWith, sortProblems, type ContentProblem } from './content-problem'
import { formatProblems } from './format-problems'

const WORDS = { message: 'It is wrong.', hint: 'Write it right.' }

const at = (text: string, word: string): ContentProblem => {
  const start = text.indexOf(word)
  return problemAt({ shownPath: 'data/a.json', text }, { start, end: start + word.length }, WORDS)
}

const rows = (problem: ContentProblem) => formatProblems([problem]).split('\n').slice(3, 5)

test('one problem is shown with its line, the place marked, and what to write', () => {
  expect(formatProblems([at('{\n  "titel": "x"\n}', '"titel"')]))
    .toBe(`1 problem in your data. Nothing was built.

data/a.json, line 2
    2 │   "titel": "x"
      │   ^^^^^^^
  It is wrong. Write it right.
`)
})

test('several problems are counted, and a whole file has no line', () => {
  expect(formatProblems([problemWith('data/a', WORDS), problemWith('data/b', WORDS)])).toBe(
    `2 problems in your data. Nothing was built.

data/a
  It is wrong. Write it right.

data/b
  It is wrong. Write it right.
`,
  )
})

test('words too long for one row are put on two', () => {
  const hint = `Write ${'x'.repeat(90)}.`
  expect(formatProblems([problemWith('data/a', { ...WORDS, hint })])).toContain(
    `\n  It is wrong.\n  ${hint}\n`,
  )
})

test('a long line is cut around the place, and both rows stay below 102 columns', () => {
  const [line = '', marks = ''] = rows(at(`"${'a'.repeat(5000)}", "wrong", "${'b'.repeat(5000)}"`, '"wrong"'))
  expect(line).toMatch(/│ …a+", "wrong", "b+…$/)
  expect(line.slice(marks.indexOf('^'), marks.lastIndexOf('^') + 1)).toBe('"wrong"')
  expect(line.length).toBeLessThan(102)
})

test('a value of 10,000 characters does not fill the screen', () => {
  const [line = '', marks = ''] = rows(at(`{ "bio": "${'x'.repeat(10_000)}" }`, `"${'x'.repeat(10_000)}"`))
  expect(line.length).toBeLessThan(102)
  expect(marks.length).toBeLessThan(102)
})

test('wide characters before the place move the marks by two columns each', () => {
  expect(rows(at('"漫画": wrong', 'wrong'))[1]).toBe('      │         ^^^^^')
  expect(rows(at('"👍": wrong', 'wrong'))[1]).toBe('      │       ^^^^^')
})

test('tabs and accents before the place do not move the marks', () => {
  expect(rows(at('\t"e\u0301": wrong', 'wrong'))).toEqual([
    '    1 │  "e\u0301": wrong',
    '      │       ^^^^^',
  ])
})

test('nothing that a terminal obeys comes through: escape sequences, changes of direction', () => {
  const [line = ''] = rows(at('"\u001b[31m\u202e": wrong', 'wrong'))
  expect(line).toBe('    1 │ "·[31m·": wrong')
})

test('a place after the end of the line can be marked', () => {
  const text = '{ "a": 1'
  const problem = problemAt({ shownPath: 'a', text }, { start: text.length, end: text.length + 1 }, WORDS)
  expect(rows(problem)).toEqual(['    1 │ { "a": 1', '      │         ^'])
})

test('Windows line ends count as one', () => {
  expect(at('{\r\n\r\n  wrong\r\n}', 'wrong')).toMatchObject({ line: 3, column: 3, source: '  wrong' })
})

test('problems are sorted by file, then line, then column', () => {
  const problem = (file: string, line: number, column: number) => ({
    ...problemWith(file, WORDS),
    line,
    column,
  })
  const sorted = [
    problem('a', 1, 1),
    problem('a', 1, 2),
    problem('a', 2, 1),
    problem('a', 10, 1),
    problem('b', 1, 1),
  ]
  expect(sortProblems(sorted.toReversed())).toEqual(sorted)
})
