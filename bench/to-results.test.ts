import { toResults } from './to-results'

test('results name the machine, then give each table under its heading', () => {
  const sections = [
    { heading: 'Clean', text: 'Medians.', rows: [{ projects: 3, seconds: 20.5, how: 'a|b' }] },
  ]
  expect(toResults('Builds', ['2 processors', 'Node 20'], sections)).toBe(`# Builds

- 2 processors
- Node 20

## Clean

Medians.

| projects | seconds | how |
| ---: | ---: | --- |
| 3 | 20.5 | a\\|b |
`)
})

test('a column that only a later row has stands in the table, and is empty in the others', () => {
  const text = toResults('Builds', [], [{ heading: 'All', rows: [{ a: 1 }, { a: 2, b: 'x' }] }])
  expect(text).toContain('| a | b |\n| ---: | --- |\n| 1 |  |\n| 2 | x |\n')
})
