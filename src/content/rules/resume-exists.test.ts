import { profile, tell, writeOwner } from '../testing/owner'
import { resumeExists } from './resume-exists'

const { folder: staticFolder, remove } = writeOwner({ 'resume.pdf': 'x', 'cv/robin.pdf': 'x' })
afterAll(remove)

const tellResume = (resumeUrl: string) =>
  tell(resumeExists, { 'profile.json': profile({ resumeUrl }) }, staticFolder)

test.each([
  ['/resumé.pdf', 'Did you mean "/resume.pdf"?'],
  ['/Resume.pdf', 'Did you mean "/resume.pdf"?'],
  ['/zzzzzzzz.doc', 'Put it there, or delete the line: a résumé is then made of your data.'],
  ['/../../etc/passwd', 'Put it there, or delete the line: a résumé is then made of your data.'],
  ['resume.pdf', 'For a file in static/, write "/resume.pdf".'],
  ['static/resume.pdf', 'For a file in static/, write "/resume.pdf".'],
  ['//example.com/resume.pdf', 'Write "https://example.com/resume.pdf".'],
  ['http://example.com/resume.pdf', 'Write "https://example.com/resume.pdf".'],
  ['mailto:ada@example.com', 'Write the whole address, like "https://example.com/page".'],
])('a résumé that is neither an https address nor a file is told: %s', async (resumeUrl, hint) => {
  const [problem, ...others] = await tellResume(resumeUrl)
  expect(others).toEqual([])
  expect(problem?.endsWith(` ${hint}`)).toBe(true)
})

test.each(['/resume.pdf', '/cv/robin.pdf', 'https://example.com/resume.pdf'])(
  'a résumé that is there, or elsewhere by address, passes: %s',
  async (resumeUrl) => {
    expect(await tellResume(resumeUrl)).toEqual([])
  },
)

test('a portfolio without a résumé passes', async () => {
  expect(await tell(resumeExists, {})).toEqual([])
})
