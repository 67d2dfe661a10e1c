import { graphql } from 'gatsby'
import { Dossier } from '../components/dossier'
import { Education } from '../components/education'
import { Layout } from '../components/layout'
import { PageHead } from '../components/page-head'
import { SkillSheets } from '../components/skill-sheets'

export default function AboutPage({ data }) {
  return (
    <Layout>
      <Dossier profile={data.profile} counts={data} />
      <SkillSheets skills={data.skills} />
      <Education schools={data.schools} trainings={data.trainings} />
    </Layout>
  )
}

export const Head = ({ data }) => <PageHead title="About" description={data.profile.bio} path="/about/" />

export const query = graphql`
  query AboutPage {
    ...DossierCounts
    ...Education
    profile {
      ...Dossier
    }
    skills {
      ...SkillSheets
    }
  }
`
