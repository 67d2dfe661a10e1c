import { listCards } from './list-cards'
import { readPortfolio } from './testing/portfolio'

const sample = readPortfolio('data')

test('every page has a card at its own address', async () => {
  expect((await sample).cards.map(({ path }) => path)).toEqual([
    '/social-cards/index.png',
    '/social-cards/about.png',
    '/social-cards/projects.png',
    '/social-cards/projects/seek-your-job.png',
    '/social-cards/projects/binar-car-rental.png',
    '/social-cards/projects/ssayomart.png',
  ])
})

test('a card says who, what and where', async () => {
  const [home, about, projects, project] = (await sample).cards.map(({ data }) => ({
    title: data.title.text,
    label: data.label,
    caption: data.caption.text,
    issue: data.issue.number,
  }))
  expect(home).toMatchObject({ title: "Hi, I'm Robin!", caption: 'Frontend Developer', issue: 'Day' })
  expect(about).toMatchObject({ title: 'Robin Sample', label: 'About', caption: 'Frontend Developer' })
  expect(projects).toMatchObject({ title: 'Projects', caption: 'The collected issues' })
  expect(project).toMatchObject({ title: 'Seek Your Job', issue: '1' })
  expect(project?.caption).toMatch(/^A job board that brings/)
  const { cards } = await sample
  expect(new Set(cards.map(({ data }) => `${data.owner.text}, ${data.address.text}`))).toEqual(
    new Set(['Robin Sample, robin-sample.example.com']),
  )
})

test('each card has as many panels as pictures, the Projects card at most three', async () => {
  const { cards, content, pictures } = await sample
  expect(cards.map((card) => card.pictures.length)).toEqual([1, 1, 3, 1, 1, 1])
  const none = listCards({ ...content, projects: [] }, pictures)
  expect(none.map((card) => card.pictures.length)).toEqual([1, 1, 0])
  for (const { data, pictures } of [...cards, ...none]) expect(data.panels).toHaveLength(pictures.length)
  const twice = [1, 2].flatMap((order) =>
    content.projects.map((project) => ({ ...project, projectId: `${project.projectId}-${order}` })),
  )
  const covers = new Map(twice.map(({ projectId }) => [projectId, { path: '', digest: '' }]))
  const [, , projects] = listCards({ ...content, projects: twice }, { ...pictures, covers })
  expect(projects?.pictures).toHaveLength(3)
})

test('a project without a picture, which no page has, is our mistake', async () => {
  const { content, pictures } = await sample
  expect(() => listCards(content, { ...pictures, covers: new Map() })).toThrow(
    '"seek-your-job" has no picture',
  )
})

test('a short name stands in the greeting letter by letter', async () => {
  const { content, pictures } = await sample
  const profile = {
    ...content.profile,
    shortName: '$& $1',
    hero: { ...content.profile.hero, title: '{shortName}, {x}' },
  }
  expect(listCards({ ...content, profile }, pictures)[0]?.data.title.text).toBe('$& $1, {x}')
})

test('projects that follow each other are printed on different papers', async () => {
  const papers = (await sample).cards.slice(3).map(({ data }) => data.paper)
  expect(new Set(papers).size).toBe(3)
})
