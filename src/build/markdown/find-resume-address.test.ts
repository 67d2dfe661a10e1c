import { inFolder, readPortfolio } from '../../content/testing/portfolios'
import { findResumeAddress } from './find-resume-address'

test('the résumé is the one of the owner, else the one that is made, unless that is switched off', async () => {
  const { site, profile } = inFolder(await readPortfolio('data'))
  expect(findResumeAddress({ site, profile })).toBe('https://ada.example.com/portfolio/resume.pdf')
  expect(findResumeAddress({ site: { ...site, outputs: { resumePdf: false } }, profile })).toBeUndefined()
  expect(findResumeAddress({ site, profile: { ...profile, resumeUrl: 'https://example.com/r.pdf' } })).toBe(
    'https://example.com/r.pdf',
  )
  expect(findResumeAddress({ site, profile: { ...profile, resumeUrl: '/my résumé 100% #1.pdf' } })).toBe(
    'https://ada.example.com/portfolio/my%20r%C3%A9sum%C3%A9%20100%25%20%231.pdf',
  )
})
