import { findIcon } from '../../content/icons'
import { slimIcon } from './slim-icon'

const slim = (viewBox: string, body: string) => slimIcon({ viewBox, body }).body

test('a path is rounded to what can be seen of it, which the size of its box decides', () => {
  expect(slim('0 0 24 24', '<path d="M1.23456 2.34567L20.97531 21.5"/>')).toBe(
    '<path d="M1.23 2.35 20.98 21.5"/>',
  )
  expect(slim('0 0 256 256', '<path d="M1.23456 2.34567L200.98765 21.5"/>')).toBe(
    '<path d="M1.2 2.3 201 21.5"/>',
  )
  expect(slim('0 0 9000 9000', '<path d="M1.23456 2.34567L200.98765 21.5"/>')).toBe('<path d="m1 2 200 20"/>')
})

test('a fill that all icons have is left out, unless parts have others', () => {
  expect(slim('0 0 24 24', '<path fill="currentColor" d="M1 2h3v4z"/>')).toBe('<path d="M1 2h3v4z"/>')
  const twoFills = '<g fill="none"><path fill="currentColor" d="M1 2h3v4z"/></g>'
  expect(slim('0 0 24 24', twoFills)).toBe(twoFills)
})

test('the names of parts, by which others find them, stay', () => {
  const body = '<defs><linearGradient id="icon-id-a"/></defs><path fill="url(#icon-id-a)" d="M1 2h3v4z"/>'
  expect(slim('0 0 24 24', body)).toBe(body)
})

test('an icon of many small curves becomes a good deal shorter', () => {
  const icon = findIcon('simple-icons:reactquery')
  expect(icon).toBeDefined()
  if (icon) expect(slimIcon(icon).body.length).toBeLessThan(0.8 * icon.body.length)
})
