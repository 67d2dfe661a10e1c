import { findPeriod } from './find-period'

test.each([
  ['Dec 2023 - Present', { start: '2023-12' }],
  ['Jan 2022 – hoje', { start: '2022-01' }],
  ['Jan 2022—Feb 2023', { start: '2022-01', end: '2023-02' }],
  ['July 2023 to November 2023', { start: '2023-07', end: '2023-11' }],
  ['Juli 2023 s/d Agustus 2023', { start: '2023-07', end: '2023-08' }],
  ['2019-2021', { start: '2019', end: '2021' }],
  ['09/2019-10/2021', { start: '2019-09', end: '2021-10' }],
  ['2019-09 - 2021-10', { start: '2019-09', end: '2021-10' }],
  ['Mar - Jun 2023', { start: '2023-03', end: '2023-06' }],
  ['2021', { start: '2021', end: '2021' }],
  ['March 2021', { start: '2021-03', end: '2021-03' }],
  ['2023-09', { start: '2023-09', end: '2023-09' }],
])('"%s" is a period', (text, period) => {
  expect(findPeriod(text, 'en')).toEqual(period)
})

test.each([
  ['Since 2021', { start: '2021' }],
  ['Since March 2021', { start: '2021-03' }],
  ['Dec - Feb 2023', { end: '2023-02' }],
  ['? – 2023', { end: '2023' }],
  ['Some day - Present', {}],
  ['2019 - 2020 - 2021', {}],
  ['漫画のように', {}],
  ['', {}],
])('of "%s" what is not sure is left out', (text, period) => {
  expect(findPeriod(text, 'en')).toEqual(period)
})
