import { findRuleFaults } from './find-rule-faults'

test('paths, indented headers, notes and empty lines are what hosts understand', () => {
  expect(findRuleFaults('# mine\r\n/*\r\n  X-Mine: a: b\r\n\r\n/old/*\n\tX-Robots-Tag:noindex\n')).toEqual([])
})

test.each([
  ['old/*', 'is no path. A path begins with a slash, and its headers stand below it, indented.'],
  ['X-Mine: yes', 'is no path. A path begins with a slash, and its headers stand below it, indented.'],
  [
    '  X-Frame-Options DENY',
    'is no header. Write its name, a colon and its value: "  X-Robots-Tag: noindex".',
  ],
  ['  X-Empty:', 'is no header. Write its name, a colon and its value: "  X-Robots-Tag: noindex".'],
  ['  ! Content-Security-Policy', 'takes a header away. Give the header another value in place of it.'],
  ['https://:project.example.com/*', 'is for one host only. Begin with the path: "/about/*".'],
])('a line that hosts overlook or misunderstand is told: %j', (line, fault) => {
  expect(findRuleFaults(`/*\n${line}\n`)).toEqual([`Line 2, "${line.trim()}", ${fault}`])
})

test('a header without a path is told', () => {
  expect(findRuleFaults('  X-Mine: yes\n/*\n')).toEqual([
    'Line 1, "X-Mine: yes", stands before the first path. Write the path above it: "/*" for all.',
  ])
})
