import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { digestStyles } from './digest-styles'

test('the figure changes with a style sheet, and only with one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'))
  mkdirSync(join(folder, 'src/parts'), { recursive: true })
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, 'src', file), text)
    return digestStyles(join(folder, 'src'))
  }
  const first = write('parts/a.css', 'a { color: red }')
  expect(write('parts/a.tsx', 'export {}')).toBe(first)
  expect(write('parts/a.css', 'a { color: blue }')).not.toBe(first)
  expect(write('parts/a.css', 'a { color: red }')).toBe(first)
  rmSync(folder, { recursive: true })
})
