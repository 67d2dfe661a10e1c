import { toLicenses } from './to-licenses'

const font = {
  name: 'Inky',
  use: 'text',
  rights: 'Copyright 2020 Ada',
  license: 'OFL-1.1',
  version: '1.2.3 of inky',
}
const icons = {
  ...font,
  name: 'Dots',
  use: 'icons',
  rights: 'By Bob',
  license: 'CC0-1.0',
  address: 'https://dots.example.com',
}

const list = (...parts: Parameters<typeof toLicenses>[0]) =>
  toLicenses(parts, (license) => `Text of ${license}`)

test('a part is told with what it is for, whose it is, its licence, version and address', () => {
  expect(list(icons)).toContain(
    '\n\nDots\n  For: icons\n  By Bob\n  Licence: CC0-1.0\n  Version: 1.2.3 of inky\n  https://dots.example.com\n\n',
  )
  expect(list(font)).toContain('  Version: 1.2.3 of inky\n\n===')
})

test('the text of each licence follows once, in the order in which the parts name them', () => {
  const text = list(font, icons, { ...font, name: 'Inky Two' })
  expect(text.match(/Text of \S+/g)).toEqual(['Text of OFL-1.1', 'Text of CC0-1.0'])
  expect(text.endsWith('Text of CC0-1.0\n')).toBe(true)
})

test('trademarks are spoken of, and the owner keeps what is theirs', () => {
  expect(list(font)).toMatch(/trademarks of their owners/)
  expect(list(font)).toMatch(/owner's own words and pictures/)
})
