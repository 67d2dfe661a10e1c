import { bootcamp, profile, project, tell } from '../testing/owner'
import { linksAreSafe } from './links-are-safe'

test('every kind of link is checked: of projects, bootcamps, and the profile', async () => {
  const link = 'javascript:alert(1)'
  const files = {
    'bootcamps/a.json': bootcamp({ certificateLink: link }),
    'projects/a/project.json': project({ liveUrl: link, githubUrl: link }),
    'profile.json': profile({
      hero: { title: 'a', jobTitle: 'b', subtitle: 'c', socialLinks: { github: link, linkedin: link } },
    }),
  }
  expect((await tell(linksAreSafe, files)).map((problem) => problem.split(' ', 1)[0])).toEqual([
    'bootcamps/a.json:9',
    'profile.json:15',
    'profile.json:16',
    'projects/a/project.json:8',
    'projects/a/project.json:9',
  ])
})

test('the address of a picture must be https', async () => {
  const img = { src: 'http://example.com/cover.png', alt: 'x' }
  expect(await tell(linksAreSafe, { 'projects/a/project.json': project({ img }) })).toEqual([
    'projects/a/project.json:9 The address "http://example.com/cover.png" is not safe: others can read along. Write "https://example.com/cover.png".',
  ])
})

test('good links and good addresses of pictures pass', async () => {
  const files = {
    'bootcamps/a.json': bootcamp({ certificateLink: 'https://example.com/1' }),
    'projects/a/project.json': project({
      liveUrl: 'https://example.com',
      githubUrl: 'mailto:ada@example.com',
      img: { src: 'https://example.com/cover.png', alt: 'x' },
    }),
  }
  expect(await tell(linksAreSafe, files)).toEqual([])
})
