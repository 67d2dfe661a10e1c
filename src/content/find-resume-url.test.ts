import { findResumeUrl } from './find-resume-url'

const OWN = 'https://example.com/own.pdf'

test.each([
  [OWN, null],
  [OWN, { resumePdf: true }],
  [OWN, { resumePdf: false }],
])("the owner's own résumé is linked, whatever is made besides", (resumeUrl, outputs) => {
  expect(findResumeUrl(resumeUrl, outputs)).toBe(OWN)
})

test.each([null, { resumePdf: null }, { resumePdf: true }])(
  'without an own résumé the one that is made is linked: %j',
  (outputs) => {
    expect(findResumeUrl(null, outputs)).toBe('/resume.pdf')
  },
)

test('an owner who has no résumé and wants none made gets no link', () => {
  expect(findResumeUrl(null, { resumePdf: false })).toBeUndefined()
})

test('the name of an own file is escaped as addresses want it', () => {
  expect(findResumeUrl('/cv/my résumé 100% #1.pdf', null)).toBe(
    '/cv/my%20r%C3%A9sum%C3%A9%20100%25%20%231.pdf',
  )
})
