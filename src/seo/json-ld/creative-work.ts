import { graphql } from 'gatsby'
import type { CreativeWork, SoftwareSourceCode } from 'schema-dts'
import { projectPath, socialCardPath } from '../../content/addresses'
import { isOn } from '../../content/outputs'
import { absoluteAddress } from '../../content/site-address'
import { toPageUri } from '../../content/to-uri'
import { orNothing, withoutAbsent, type Known } from './graph'
import { personId } from './person'

type Work = Queries.WorkGraphFragment

/** A project: source code where that can be seen, a creative work otherwise. */
export function toCreativeWork(
  { projectId, title, shortExplanation, techStack, date, githubUrl, liveUrl }: Work,
  { portfolio }: Queries.WorkOwnerFragment,
): CreativeWork | SoftwareSourceCode {
  const { siteUrl, outputs } = portfolio.site
  const path = projectPath(projectId)
  const url = absoluteAddress(siteUrl, path)
  const facts = withoutAbsent({
    '@id': `${url}#project`,
    name: title,
    description: shortExplanation,
    url,
    mainEntityOfPage: url,
    image: isOn('socialCards', outputs) ? absoluteAddress(siteUrl, socialCardPath(path)) : undefined,
    datePublished: date ?? undefined,
    keywords: orNothing(techStack.map(({ name }) => name)),
    sameAs: toPageUri(liveUrl),
    creator: { '@type': 'Person', '@id': personId(siteUrl), name: portfolio.profile.name },
  } as const satisfies Omit<Known<SoftwareSourceCode>, '@type'>)
  const codeRepository = toPageUri(githubUrl)
  return codeRepository === undefined
    ? { '@type': 'CreativeWork', ...facts }
    : { '@type': 'SoftwareSourceCode', ...facts, codeRepository }
}

export const workGraph = graphql`
  fragment WorkGraph on Project {
    projectId
    title
    shortExplanation
    techStack {
      name
    }
    date
    githubUrl
    liveUrl
  }

  fragment WorkOwner on Query {
    portfolio {
      site {
        siteUrl
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
