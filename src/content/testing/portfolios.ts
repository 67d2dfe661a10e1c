import { checkContent } from '../check-content'
import type { Content } from '../to-content'

/** The data folders in which nothing is wrong: the sample, and the owners with the least, everything, the nastiest. */
export const WHOLE_PORTFOLIOS = [
  'data',
  'tests/portfolios/minimal/data',
  'tests/portfolios/full/data',
  'tests/portfolios/hostile/data',
] as const

/** The content of a folder in which nothing is wrong; throws when something is. */
export async function readPortfolio(folder: (typeof WHOLE_PORTFOLIOS)[number]): Promise<Content> {
  const { content, problems } = await checkContent(folder)
  if (content === null) throw new Error(problems.map(({ message }) => message).join('\n'))
  return content
}

/** A text with everything that some format takes for its own: marks, entities, line breaks, directions, emoji. */
export const HOSTILE_TEXT =
  '</script> "quotes" \'single\' ]]> <!-- --> &amp; &lt; &#65; a;b,c\\n \\ line\n\n- item\n# שלום ‏(x)‏ 👩🏽‍💻 `t` *a* _b_ [l](u) ![i](u) ${x} %s'

/** The same content at an address with a folder: https://ada.example.com/portfolio. */
export function inFolder(content: Content): Content {
  return { ...content, site: { ...content.site, siteUrl: 'https://ada.example.com/portfolio' } }
}

/** Hostile texts wherever the full owner wrote something of their own, and all of it in a folder. */
export async function readHostileInFolder(): Promise<Content> {
  const { profile, site, projects, ...rest } = await readPortfolio('tests/portfolios/full/data')
  return inFolder({
    ...rest,
    site: { ...site, description: HOSTILE_TEXT },
    profile: {
      ...profile,
      name: HOSTILE_TEXT,
      shortName: HOSTILE_TEXT,
      bio: HOSTILE_TEXT,
      hero: { ...profile.hero, jobTitle: HOSTILE_TEXT, subtitle: HOSTILE_TEXT },
    },
    projects: projects.map((project) => ({
      ...project,
      title: HOSTILE_TEXT,
      description: HOSTILE_TEXT,
      shortExplanation: HOSTILE_TEXT,
      goals: [HOSTILE_TEXT],
    })),
  })
}
