import { graphql } from 'gatsby'
import type { EducationalOccupationalCredential, Person, ProfilePage } from 'schema-dts'
import { HOME_PATH } from '../../content/addresses'
import { findMonth } from '../../content/find-month'
import { absoluteAddress } from '../../content/site-address'
import { toPageUri } from '../../content/to-uri'
import { orNothing, withoutAbsent, type Graph, type Known } from './graph'

/** The name of the owner among the things of all pages. */
export const personId = (siteUrl: string) => `${absoluteAddress(siteUrl, HOME_PATH)}#owner`

function toPerson({ portfolio, degrees, certificates }: Queries.OwnerGraphFragment): Person {
  const { site, profile, skills } = portfolio
  const portrait = profile.portrait.image.gatsbyImageData.images.fallback?.src
  // The placeholder shows somebody else.
  const photo = profile.photo === null ? undefined : portrait
  const tools = [...skills.techStack, ...skills.developerTools].map(({ name }) => name)
  const { github, linkedin } = profile.hero.socialLinks ?? {}
  return withoutAbsent({
    '@type': 'Person',
    '@id': personId(site.siteUrl),
    name: profile.name,
    alternateName: profile.shortName === profile.name ? undefined : profile.shortName,
    url: absoluteAddress(site.siteUrl, HOME_PATH),
    // The address of a picture has the path prefix already.
    image: photo === undefined ? undefined : new URL(photo, site.siteUrl).href,
    jobTitle: profile.hero.jobTitle,
    description: profile.bio,
    email: profile.email ?? undefined,
    sameAs: orNothing([toPageUri(github), toPageUri(linkedin)]),
    knowsAbout: orNothing([...new Set(tools)]),
    // Who is still there is no alumna of it: an end that is no date has not come.
    alumniOf: orNothing(
      degrees.nodes.filter(({ endDateCollege }) => findMonth(endDateCollege, site.language)).map(toSchool),
    ),
    hasCredential: orNothing(certificates.nodes.map(toCredential)),
  } as const satisfies Known<Person>)
}

const toSchool = ({ university }: { university: string }) =>
  ({ '@type': 'EducationalOrganization', name: university }) as const

const toCredential = ({ name, certificateLink }: { name: string; certificateLink: string | null }) =>
  withoutAbsent({
    '@type': 'EducationalOccupationalCredential',
    name,
    url: certificateLink ?? undefined,
  } as const satisfies Known<EducationalOccupationalCredential>)

/** What a page about the owner says: that it is one, and who they are. */
export function toOwnerGraph(owner: Queries.OwnerGraphFragment, path: string): Graph {
  const { site, profile } = owner.portfolio
  const url = absoluteAddress(site.siteUrl, path)
  const page: ProfilePage = {
    '@type': 'ProfilePage',
    '@id': url,
    url,
    name: profile.name,
    inLanguage: site.language,
    mainEntity: { '@id': personId(site.siteUrl) },
  }
  return [page, toPerson(owner)]
}

export const ownerGraph = graphql`
  fragment OwnerGraph on Query {
    portfolio {
      site {
        siteUrl
        language
      }
      profile {
        name
        shortName
        bio
        email
        photo {
          src
        }
        portrait {
          image {
            # As the pages show it, so that no further file is made.
            gatsbyImageData(
              aspectRatio: 1
              width: 680
              breakpoints: [288, 400, 480, 560, 680, 840, 960, 1120, 1360]
              formats: [AUTO, AVIF]
              placeholder: NONE
            )
          }
        }
        hero {
          jobTitle
          socialLinks {
            github
            linkedin
          }
        }
      }
      skills {
        techStack {
          name
        }
        developerTools {
          name
        }
      }
    }
    degrees: allFormalEducation(sort: { order: ASC }) {
      nodes {
        university
        endDateCollege
      }
    }
    certificates: allBootcamp(filter: { certificateLink: { ne: null } }, sort: { order: ASC }) {
      nodes {
        name
        certificateLink
      }
    }
  }
`
