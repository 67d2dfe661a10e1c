import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ExperienceStrip } from '../components/experience/experience-strip'
import { HeroCover } from '../components/hero/hero-cover'
import { SiteLayout } from '../components/layout/site-layout'
import { LatestProjects } from '../components/project/latest-projects'
import { HOME_PATH } from '../content/addresses'
import { toOwnerGraph } from '../seo/json-ld/person'
import { PageHead } from '../seo/page-head'

/** The home page: the cover, the first three projects, the work experience. */
export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  return (
    <SiteLayout site={data} current={{ name: 'Home', is: 'page' }}>
      <HeroCover portfolio={data.portfolio} icons={data} />
      <LatestProjects projects={data.allProject} />
      <ExperienceStrip experience={data.allExperience} />
    </SiteLayout>
  )
}

export function Head({ data }: HeadProps<Queries.HomePageQuery>) {
  return <PageHead site={data} path={HOME_PATH} graph={toOwnerGraph(data, HOME_PATH)} />
}

export const query = graphql`
  query HomePage {
    ...SiteLayout
    ...PageHead
    ...OwnerGraph
    ...HeroIcons
    portfolio {
      ...HeroCover
    }
    allProject(sort: { order: ASC }, limit: 3) {
      ...LatestProjects
    }
    allExperience(sort: { order: ASC }) {
      ...ExperienceStrip
    }
  }
`
