import { renderToStaticMarkup } from 'react-dom/server'
import { Dossier } from './dossier'

jest.mock('gatsby', () => ({ graphql: () => undefined, withPrefix: (path: string) => `/folder${path}` }))

const gatsbyImageData = {
  layout: 'constrained',
  width: 1,
  height: 1,
  images: { fallback: { src: 'a.png', srcSet: 'a.png 1w' } },
} as const

type Given = { outputs?: Queries.DossierFragment['site']['outputs']; resumeUrl?: string }

/** Address and text of each link in the dossier of an owner. */
function linksOf({ outputs = null, resumeUrl }: Given): string[] {
  const portfolio: Queries.DossierFragment = {
    site: { outputs },
    profile: {
      name: 'Ada Example',
      bio: 'I build websites.',
      resumeUrl: resumeUrl ?? null,
      hero: { jobTitle: 'Developer' },
      portrait: { alt: '', image: { gatsbyImageData } },
    },
  }
  const none = { totalCount: 0 }
  const stats = { projects: none, technologies: none, bootcamps: none }
  const html = renderToStaticMarkup(<Dossier portfolio={portfolio} stats={stats} />)
  expect(html.includes('<ul')).toBe(html.includes('<a'))
  return [...html.matchAll(/<a href="([^"]+)".*?>([^<]+)/g)].map(([, href, text]) => `${href} ${text}`)
}

test('About links the résumé and the contact card that are made, wherever the site lies', () => {
  expect(linksOf({})).toEqual(['/folder/resume.pdf Resume', '/folder/contact.vcf Contact card'])
})

test('no contact card is linked when the owner switched it off', () => {
  expect(linksOf({ outputs: { resumePdf: null, contactCard: false } })).toEqual(['/folder/resume.pdf Resume'])
})

test("the owner's own résumé takes the place of the one that is made", () => {
  const outputs = { resumePdf: false, contactCard: null }
  expect(linksOf({ outputs, resumeUrl: '/own #1.pdf' })[0]).toBe('/folder/own%20%231.pdf Resume')
})

test('there is no list of links when both are switched off', () => {
  expect(linksOf({ outputs: { resumePdf: false, contactCard: false } })).toEqual([])
})
