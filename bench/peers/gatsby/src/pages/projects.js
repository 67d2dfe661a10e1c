import { graphql } from 'gatsby'
import { CaptionBox } from '../components/comic/caption-box'
import { HalftoneField } from '../components/comic/halftone-field'
import { SectionTitle } from '../components/comic/section-title'
import { Layout } from '../components/layout'
import { PageHead } from '../components/page-head'
import { ProjectStrip } from '../components/project/project-strip'
import * as styles from '../../../../../src/components/project/project-band.module.css'

const LEAD = 'Showcase of my works on web development'

export default function ProjectsPage({ data }) {
  return (
    <Layout>
      <section className={styles.band} aria-labelledby="projects">
        <HalftoneField />
        <SectionTitle id="projects" title="Projects" comicName="The collected issues" level={1} />
        <CaptionBox tone="text" className={styles.lead}>
          {LEAD}
        </CaptionBox>
        <ProjectStrip projects={data.allProject.nodes} headingLevel={2} isFirstScreen />
      </section>
    </Layout>
  )
}

export const Head = ({ data }) => (
  <PageHead title="Projects" description={`${LEAD}, by ${data.profile.name}`} path="/projects/" />
)

export const query = graphql`
  query ProjectsPage {
    profile {
      name
    }
    allProject(sort: { order: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
  }
`
