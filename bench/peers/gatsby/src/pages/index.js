import { graphql } from 'gatsby'
import { ExperienceStrip } from '../components/experience-strip'
import { HeroCover } from '../components/hero-cover'
import { LatestProjects } from '../components/latest-projects'
import { Layout } from '../components/layout'
import { PageHead } from '../components/page-head'

export default function HomePage({ data }) {
  return (
    <Layout>
      <HeroCover profile={data.profile} icons={data} />
      <LatestProjects projects={data.allProject} />
      <ExperienceStrip experience={data.allExperience} />
    </Layout>
  )
}

export const Head = () => <PageHead path="/" />

export const query = graphql`
  query HomePage {
    ...HeroIcons
    profile {
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
