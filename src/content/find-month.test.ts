import { findMonth } from './find-month'

test.each([
  ['September 2018', 'en', '2018-09'],
  ['Agustus 2023', 'en', '2023-08'],
  ['Dec 2023', 'en', '2023-12'],
  ['Sept. 2023', 'en', '2023-09'],
  ['may 2020', 'en', '2020-05'],
  ['Mei 2020', 'id', '2020-05'],
  ['15 August 2023', 'id', '2023-08'],
  ['setembro de 2018', 'pt-BR', '2018-09'],
  ['set. 2018', 'pt-BR', '2018-09'],
  ['März 2021', 'de', '2021-03'],
  ['сентября 2018', 'ru', '2018-09'],
  ['сентябрь 2018', 'ru', '2018-09'],
  ['2023年9月', 'ja', '2023-09'],
  ['2023年12月', 'ja', '2023-12'],
  ['2023년 9월', 'ko', '2023-09'],
  ['2023-09', 'en', '2023-09'],
  ['2023-09-15', 'en', '2023-09'],
  ['09/2023', 'en', '2023-09'],
  [' 9.2023 ', 'de', '2023-09'],
])('"%s" on a site in %s is %s', (text, language, month) => {
  expect(findMonth(text, language)).toBe(month)
})

test.each([
  ['2014', '2014'],
  ['Mayor of 2020', '2020'],
  ['Spring 2020', '2020'],
  ['June or July 2020', '2020'],
  ['13/2020', '2020'],
])('of "%s" only the year is sure', (text, year) => {
  expect(findMonth(text, 'en')).toBe(year)
})

test.each(['Present', '', 'August', '2020 2021', '1234567', '漫画', 'May 3000'])(
  '"%s" tells no date',
  (text) => {
    expect(findMonth(text, 'en')).toBeUndefined()
  },
)
