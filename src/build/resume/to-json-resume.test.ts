import schema from '@jsonresume/schema/schema.json'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import {
  HOSTILE_TEXT,
  inFolder,
  readHostileInFolder,
  readPortfolio,
  WHOLE_PORTFOLIOS,
} from '../../content/testing/portfolios'
import type { Content } from '../../content/to-content'
import { toJsonResume } from './to-json-resume'

const validate = addFormats(new Ajv({ allErrors: true })).compile(schema)

function readResume(content: Content) {
  const resume: unknown = JSON.parse(toJsonResume(content))
  validate(resume)
  expect(validate.errors).toBeNull()
  return resume
}

test.each(WHOLE_PORTFOLIOS)(
  'the résumé of %s is what the schema wants, with the words of the owner',
  async (folder) => {
    const content = await readPortfolio(folder)
    const { profile, experience, formalEducation, bootcamps, projects } = content
    expect(readResume(content)).toMatchObject({
      basics: { name: profile.name, label: profile.hero.jobTitle, summary: profile.bio },
      work: experience.map(({ company, title }) => ({ name: company, position: title })),
      education: [
        ...formalEducation.map(({ university, program }) => ({ institution: university, area: program })),
        ...bootcamps.map(({ name, learnedSkills }) => ({ institution: name, courses: learnedSkills })),
      ],
      projects: projects.map(({ title, description, goals }) => ({
        name: title,
        description,
        highlights: goals,
      })),
    })
  },
)

test('the sample has its dates, links, skills and certificates', async () => {
  const { projects, ...content } = await readPortfolio('data')
  expect(readResume({ ...content, projects: projects.slice(0, 1) })).toEqual({
    basics: {
      name: 'Robin Sample',
      label: 'Frontend Developer',
      email: 'robin@example.com',
      url: 'https://robin-sample.example.com/',
      summary: content.profile.bio,
      profiles: [
        { network: 'GitHub', url: 'https://github.example.com/robin-sample' },
        { network: 'LinkedIn', url: 'https://linkedin.example.com/in/robin-sample' },
      ],
    },
    work: [{ name: 'Sample Studio', position: 'Frontend Developer', startDate: '2023-12' }],
    education: [
      {
        institution: 'Sample University',
        area: "Bachelor's Degree in Information Systems",
        startDate: '2018-09',
        endDate: '2023-08',
        score: '3.08',
      },
      expect.objectContaining({ startDate: '2023-07', endDate: '2023-11' }),
      expect.objectContaining({ startDate: '2024-07', endDate: '2024-10' }),
    ],
    certificates: [
      { name: 'Frontend engineer bootcamp', url: 'https://example.com/certificates/frontend-engineer' },
      { name: 'Fullstack MERN bootcamp', url: 'https://example.com/certificates/fullstack-mern' },
    ],
    skills: [
      expect.objectContaining({ name: 'Tech Stack' }),
      { name: 'Developer Tools', keywords: ['GitHub'] },
    ],
    projects: [
      {
        name: 'Seek Your Job',
        description: projects[0]?.description,
        highlights: projects[0]?.goals,
        keywords: ['React', 'TypeScript', 'Tailwind CSS', 'TanStack Query'],
        endDate: '2024-06-14',
        url: 'https://seek-your-job.example.com/',
      },
    ],
    meta: { canonical: 'https://robin-sample.example.com/resume.json' },
  })
})

test('an owner with the least has no mail address, no dates and no empty skills', async () => {
  const resume = readResume(await readPortfolio('tests/portfolios/minimal/data'))
  expect(resume).toMatchObject({ work: [], education: [], certificates: [], skills: [], projects: [] })
  expect(resume).not.toHaveProperty('basics.email')
})

test('hostile texts come back, and a project without a site of its own leads to its page in the folder', async () => {
  const resume = readResume(await readHostileInFolder())
  expect(resume).toMatchObject({
    basics: { name: HOSTILE_TEXT, url: 'https://ada.example.com/portfolio/' },
    meta: { canonical: 'https://ada.example.com/portfolio/resume.json' },
  })
  expect(resume).toHaveProperty(
    'projects.0.url',
    'https://quadrinhos.example.com/?de=portf%C3%B3lio#in%C3%ADcio',
  )
  expect(resume).toHaveProperty('projects.1.url', 'https://ada.example.com/portfolio/projects/2048-clone/')
  expect(resume).toHaveProperty('projects.1.name', HOSTILE_TEXT)
})

test('the same content gives the same bytes', async () => {
  const content = inFolder(await readPortfolio('data'))
  expect(toJsonResume(content)).toBe(toJsonResume(content))
})

test('odd addresses and letters before the "@" leave the résumé valid', async () => {
  const content = await readPortfolio('data')
  const [project] = content.projects
  if (!project) throw new Error('The sample has no project.')
  const read = (email: string) =>
    readResume({
      ...content,
      profile: {
        ...content.profile,
        email,
        hero: { ...content.profile.hero, socialLinks: { github: 'mailto:ada@example.com' } },
      },
      projects: [{ ...project, liveUrl: 'https://example.com/100%?ids[]=3&a=x|y#é' }],
    })
  expect(read('zoë@example.de')).not.toHaveProperty('basics.email')
  expect(read('zoe@übung.example.com')).toMatchObject({
    basics: { email: 'zoe@xn--bung-zra.example.com', profiles: [] },
    projects: [{ url: 'https://example.com/100%25?ids%5B%5D=3&a=x%7Cy#%C3%A9' }],
  })
})
