import {
  CONTACT_CARD_PATH,
  FEED_PATH,
  LICENSES_PATH,
  LLMS_PATH,
  MANIFEST_PATH,
  RESUME_JSON_PATH,
  RESUME_PDF_PATH,
  ROBOTS_PATH,
  SECURITY_TXT_PATH,
  SITEMAP_PATH,
} from '../../content/addresses'
import { isOn } from '../../content/outputs'
import type { OutputName } from '../../content/schemas/outputs'
import type { Content } from '../../content/to-content'
import { THEME_COLORS } from '../../styles/theme-colors'
import { buildTime } from '../build-time'
import { toContactCard } from '../contact/to-contact-card'
import { toAtomFeed } from '../feed/to-atom-feed'
import { siteCharacters } from '../fonts/site-characters'
import { readLicenseText } from '../licenses/read-license-text'
import { readParts } from '../licenses/read-parts'
import { toLicenses } from '../licenses/to-licenses'
import { toManifest } from '../manifest/to-manifest'
import { toLlmsGuide } from '../markdown/to-llms-guide'
import { toMarkdownPages } from '../markdown/to-markdown-pages'
import { createResumePdf } from '../resume/create-resume-pdf'
import { toJsonResume } from '../resume/to-json-resume'
import { toRobots } from '../robots/to-robots'
import { toSecurityTxt } from '../security-txt/to-security-txt'
import { toSitemap } from '../sitemap/to-sitemap'
import { createSocialCards } from '../social-cards/create-social-cards'
import type { CardPictures } from '../social-cards/card'
import { listCards } from '../social-cards/list-cards'
import { createTypesetter, type Typesetter } from '../typesetting/create-typesetter'
import type { Output } from './output'

/** What social cards are made of besides the content: their pictures, and a folder that is kept between builds. */
export type CardMeans = { pictures: CardPictures; cacheFolder: string }

type Creator = (
  content: Content,
  typesetter: () => Promise<Typesetter>,
  cards: CardMeans | undefined,
) => Output[] | Promise<Output[]>

/** The masthead of the day issue, for the browser's bar and for the moment before a page is shown. */
const MANIFEST_COLORS = { theme: THEME_COLORS.light, background: THEME_COLORS.light }

const CREATORS: Readonly<Record<Exclude<OutputName, 'structuredData'>, Creator>> = {
  resumePdf: async (content, typesetter) =>
    content.profile.resumeUrl === undefined
      ? [{ path: RESUME_PDF_PATH, content: createResumePdf(content, await typesetter()) }]
      : [],
  resumeJson: (content) => [{ path: RESUME_JSON_PATH, content: toJsonResume(content) }],
  contactCard: (content) => [{ path: CONTACT_CARD_PATH, content: toContactCard(content) }],
  socialCards: (content, typesetter, cards) =>
    cards === undefined
      ? []
      : createSocialCards(listCards(content, cards.pictures), { cacheFolder: cards.cacheFolder, typesetter }),
  feed: (content) => {
    const feed = toAtomFeed(content)
    return feed === undefined ? [] : [{ path: FEED_PATH, content: feed }]
  },
  sitemap: async (content) => [{ path: SITEMAP_PATH, content: await toSitemap(content) }],
  robots: (content) => [{ path: ROBOTS_PATH, content: toRobots(content) }],
  markdown: (content) => toMarkdownPages(content).map(({ path, markdown }) => ({ path, content: markdown })),
  llms: (content) => [{ path: LLMS_PATH, content: toLlmsGuide(content) }],
  manifest: (content) => [{ path: MANIFEST_PATH, content: toManifest(content, MANIFEST_COLORS) }],
  securityTxt: (content) => {
    const text = toSecurityTxt(content, buildTime())
    return text === undefined ? [] : [{ path: SECURITY_TXT_PATH, content: text }]
  },
  licenses: async (content) => [
    { path: LICENSES_PATH, content: toLicenses(await readParts(content), readLicenseText) },
  ],
}

/**
 * Everything that is published besides the pages, unless the owner switched it off: what machines and inboxes get; without
 * the means for them, all but the social cards. Throws when a template or a picture is broken, which the check of the data
 * rules out.
 */
export async function createOutputs(content: Content, cards?: CardMeans): Promise<Output[]> {
  let made: Promise<Typesetter> | undefined
  // Fonts are unpacked only when something is set in print, and once.
  const typesetter = () =>
    (made ??= createTypesetter([...siteCharacters(content)].join(''), content.site.language))
  const outputs: Output[] = []
  for (const [name, create] of Object.entries(CREATORS))
    if (isOn(name as OutputName, content.site.outputs))
      outputs.push(...(await create(content, typesetter, cards)))
  return outputs
}
