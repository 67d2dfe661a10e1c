import { graphql } from 'gatsby'
import { socialCardPath } from '../content/addresses'
import { isOn } from '../content/outputs'
import { absoluteAddress } from '../content/site-address'
import { CARD_HEIGHT_PX, CARD_WIDTH_PX } from '../content/social-card-size'
import { cutText } from './cut-text'

/** What a page is to those who preview its link (https://ogp.me/#types). */
export type PageType = 'website' | 'profile' | 'article'

/** More is shown nowhere; X takes at most 420 letters for the text of a picture. */
const TITLE_LETTERS = 200

export type SocialTagsProps = {
  site: Queries.SocialTagsFragment
  title: string
  description: string
  path: string
  type?: PageType
  date?: string | null
}

/** "pt-BR" → "pt_BR"; Open Graph has no word for a language without its country. */
const toLocale = (language: string) => /^[a-z]{2}-[A-Z]{2}$/.exec(language)?.[0].replace('-', '_')

/** How a link to the page is previewed: Open Graph (https://ogp.me) and the cards of X. */
export function SocialTags({ site, description, path, type = 'website', date, ...page }: SocialTagsProps) {
  const { site: settings, profile } = site.portfolio
  const title = cutText(page.title, TITLE_LETTERS)
  const locale = toLocale(settings.language)
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={absoluteAddress(settings.siteUrl, path)} />
      <meta property="og:site_name" content={profile.name} />
      {locale !== undefined && <meta property="og:locale" content={locale} />}
      {date && <meta property="article:published_time" content={date} />}
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {isOn('socialCards', settings.outputs) ? (
        <SocialCardTags address={absoluteAddress(settings.siteUrl, socialCardPath(path))} alt={title} />
      ) : (
        <meta name="twitter:card" content="summary" />
      )}
    </>
  )
}

function SocialCardTags({ address, alt }: { address: string; alt: string }) {
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(CARD_WIDTH_PX)} />
      <meta property="og:image:height" content={String(CARD_HEIGHT_PX)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={address} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  )
}

export const socialTags = graphql`
  fragment SocialTags on Query {
    portfolio {
      site {
        siteUrl
        language
        outputs {
          socialCards
        }
      }
      profile {
        name
      }
    }
  }
`
