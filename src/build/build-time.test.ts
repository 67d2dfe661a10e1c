import { buildTime } from './build-time'

const before = process.env['SOURCE_DATE_EPOCH']
afterEach(() => {
  if (before === undefined) delete process.env['SOURCE_DATE_EPOCH']
  else process.env['SOURCE_DATE_EPOCH'] = before
})

test('the time of the build is now', () => {
  delete process.env['SOURCE_DATE_EPOCH']
  expect(Math.abs(buildTime().getTime() - Date.now())).toBeLessThan(60_000)
})

test('SOURCE_DATE_EPOCH names another time, in seconds', () => {
  process.env['SOURCE_DATE_EPOCH'] = '1000000000'
  expect(buildTime().toISOString()).toBe('2001-09-09T01:46:40.000Z')
})
