import { graphql } from 'gatsby'
import type { CreativeWork, SoftwareSourceCode } from 'schema-dts'
import { projectPath, socialCardPath } from '../../content/addresses'
import { isOn } from '../../content/outputs'
import { absoluteAddress } from '../../content/site-address'
import { orNothing, withoutAbsent } from './graph'
import { personId } from './person'

type Work = Queries.WorkGraphFragment

/** A project: source code where that can be seen, a creative work otherwise. */
export function toCreativeWork(
  { projectId, title, shortExplanation, techStack, date, githubUrl, liveUrl }: Work,
  { portfolio }: Queries.WorkOwnerFragment,
): CreativeWork | SoftwareSourceCode {
  const { siteUrl, language, outputs } = portfolio.site
  const path = projectPath(projectId)
  const url = absoluteAddress(siteUrl, path)
  const facts = withoutAbsent({
    '@id': `${url}#project`,
    name: title,
    description: shortExplanation,
    url,
    mainEntityOfPage: url,
    inLanguage: language,
    image: isOn('socialCards', outputs) ? absoluteAddress(siteUrl, socialCardPath(path)) : undefined,
    datePublished: date ?? undefined,
    keywords: orNothing(techStack.map(({ name }) => name)),
    sameAs: liveUrl ?? undefined,
    creator: { '@type': 'Person', '@id': personId(siteUrl), name: portfolio.profile.name },
  } as const)
  return githubUrl === null
    ? { '@type': 'CreativeWork', ...facts }
    : { '@type': 'SoftwareSourceCode', ...facts, codeRepository: githubUrl }
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
