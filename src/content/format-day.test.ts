import { formatDay } from './format-day'

test.each([
  ['en', 'June 14, 2024'],
  ['en-GB', '14 June 2024'],
  ['pt-BR', '14 de junho de 2024'],
  ['id', '14 Juni 2024'],
  ['ja', '2024年6月14日'],
])("a day is written as the site's language does: %s", (language, text) => {
  expect(formatDay('2024-06-14', language)).toBe(text)
})

test.each(['2024-01-01', '2024-12-31'])('a day is that day, wherever the site is built: %s', (day) => {
  expect(formatDay(day, 'en')).toContain(` ${Number(day.slice(-2))}, 2024`)
})
