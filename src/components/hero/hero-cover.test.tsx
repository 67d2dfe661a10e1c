import { renderToStaticMarkup } from 'react-dom/server'
import { HeroCover } from './hero-cover'

jest.mock('gatsby', () => ({ graphql: () => undefined, withPrefix: (path: string) => path }))

const icon = { viewBox: '0 0 24 24', body: '' }
const icons = { mailIcon: icon, githubIcon: icon, linkedinIcon: icon }
const gatsbyImageData = {
  layout: 'constrained',
  width: 1,
  height: 1,
  images: { fallback: { src: 'a.png', srcSet: 'a.png 1w' } },
} as const

type Given = { email?: string; outputs?: Queries.HeroCoverFragment['site']['outputs'] }

function linksOf({ email, outputs = null }: Given): string[] {
  const portfolio: Queries.HeroCoverFragment = {
    site: { outputs },
    profile: {
      email: email ?? null,
      resumeUrl: null,
      hero: { greeting: 'Hi!', jobTitle: 'Developer', subtitle: 'Me', socialLinks: null },
      portrait: { alt: '', image: { gatsbyImageData } },
    },
  }
  const html = renderToStaticMarkup(<HeroCover portfolio={portfolio} icons={icons} />)
  expect(html.includes('<ul')).toBe(html.includes('<a'))
  return [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href)
}

test.each<[string, Given, string[]]>([
  [
    'an e-mail address and the résumé',
    { email: 'ada@example.com' },
    ['mailto:ada@example.com', '/resume.pdf'],
  ],
  ['the résumé, without an e-mail address', {}, ['/resume.pdf']],
  ['nothing, and no empty list', { outputs: { resumePdf: false } }, []],
])('the cover links %s', (_, given, links) => {
  expect(linksOf(given)).toEqual(links)
})
