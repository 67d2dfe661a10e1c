import { readPortfolio } from '../../content/testing/portfolios'
import type { Content } from '../../content/to-content'
import { toHeaderSettings } from './to-header-settings'

let sample: Content

beforeAll(async () => {
  sample = await readPortfolio('data')
})

const crossOriginWith = (resumeUrl: string) =>
  toHeaderSettings({ ...sample, profile: { ...sample.profile, resumeUrl } }, false, '').crossOrigin

test('other sites may show the social cards and the résumé, be it made here or a file of the owner', () => {
  expect(toHeaderSettings(sample, false, '').crossOrigin).toEqual(['/social-cards/*', '/resume.pdf'])
  expect(crossOriginWith('/my cv.pdf')).toEqual(['/social-cards/*', '/my%20cv.pdf'])
  expect(crossOriginWith('https://example.com/cv.pdf')).toEqual(['/social-cards/*', '/resume.pdf'])
})

test('https holds for the host alone unless site.json says more', () => {
  expect(toHeaderSettings(sample, false, '').hsts).toBe('host')
  expect(toHeaderSettings({ ...sample, site: { ...sample.site, hsts: 'preload' } }, false, '').hsts).toBe(
    'preload',
  )
})
