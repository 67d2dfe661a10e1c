import { ABOUT_PATH, HOME_PATH, PROJECTS_PATH, projectPath, socialCardPath } from '../../content/addresses'
import { formatGreeting } from '../../content/format-greeting'
import type { Content } from '../../content/to-content'
import type { Card, CardData, CardKind, CardPictures, PictureFile } from './card'
import type { Paper } from './inks'
import { toPanels } from './panels'
import { toCardText } from './to-card-text'

const MAX_COVERS = 3

/** The projects' papers take turns, so that neighbours in a list of links differ. */
const PROJECT_PAPERS: readonly Paper[] = ['sky', 'teal', 'amber']

type Words = { title: string; caption: string; label?: string; issueNumber?: number }

type Page = { path: string; kind: CardKind; paper: Paper; words: Words; pictures: readonly PictureFile[] }

function toCard({ site, profile }: Content, { path, kind, paper, words, pictures }: Page): Card {
  const data: CardData = {
    kind,
    paper,
    panels: toPanels(kind, pictures.length),
    language: site.language,
    owner: toCardText(profile.name),
    issue:
      words.issueNumber === undefined
        ? { label: 'Issue', number: 'Day' }
        : { label: 'Issue', number: String(words.issueNumber) },
    title: toCardText(words.title),
    label: words.label ?? null,
    caption: toCardText(words.caption),
    address: toCardText(site.siteUrl.replace(/^https:\/\//, '')),
  }
  return { path: socialCardPath(path), data, pictures }
}

function listProjectPages({ projects }: Content, { covers }: CardPictures): Page[] {
  return projects.map(({ projectId, title, description, order }, index) => {
    const cover = covers.get(projectId)
    if (!cover) throw new Error(`The project "${projectId}" has no picture, nor a placeholder.`)
    return {
      path: projectPath(projectId),
      kind: 'project',
      paper: PROJECT_PAPERS[index % PROJECT_PAPERS.length] ?? 'sky',
      words: { title, caption: description, issueNumber: order },
      pictures: [cover],
    }
  })
}

/** A card for every page: home, About, Projects, and each project in the owner's order; throws when a picture is missing. */
export function listCards(content: Content, pictures: CardPictures): Card[] {
  const { profile, projects } = content
  const { name, shortName, hero } = profile
  const portrait = [pictures.portrait]
  const covers = projects.flatMap(({ projectId }) => pictures.covers.get(projectId) ?? [])
  const greeting = formatGreeting(hero.title, shortName)
  const pages: Page[] = [
    {
      path: HOME_PATH,
      kind: 'home',
      paper: 'sky',
      words: { title: greeting, caption: hero.jobTitle },
      pictures: portrait,
    },
    {
      path: ABOUT_PATH,
      kind: 'about',
      paper: 'sky',
      words: { title: name, caption: hero.jobTitle, label: 'About' },
      pictures: portrait,
    },
    {
      path: PROJECTS_PATH,
      kind: 'projects',
      paper: 'teal',
      words: { title: 'Projects', caption: 'The collected issues' },
      pictures: covers.slice(0, MAX_COVERS),
    },
    ...listProjectPages(content, pictures),
  ]
  return pages.map((page) => toCard(content, page))
}
