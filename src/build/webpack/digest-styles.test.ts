import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { digestStyles } from './digest-styles'

test('the figure changes with a style sheet or a font, and only with one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'))
  mkdirSync(join(folder, 'src/parts'), { recursive: true })
  mkdirSync(join(folder, 'fonts'))
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, file), text)
    return digestStyles([join(folder, 'src'), join(folder, 'fonts')])
  }
  const first = write('src/parts/a.css', 'a { color: red }')
  expect(write('src/parts/a.tsx', 'export {}')).toBe(first)
  expect(write('src/parts/a.css', 'a { color: blue }')).not.toBe(first)
  expect(write('src/parts/a.css', 'a { color: red }')).toBe(first)
  expect(write('fonts/a.woff2', 'abc')).not.toBe(first)
  rmSync(folder, { recursive: true })
})
