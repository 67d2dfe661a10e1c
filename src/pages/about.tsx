import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Dossier } from '../components/about/dossier'
import { Education } from '../components/education/education'
import { SiteLayout } from '../components/layout/site-layout'
import { SkillSheets } from '../components/skills/skill-sheets'
import { ABOUT_PATH } from '../content/addresses'
import { PageHead } from '../seo/page-head'

/** The owner's dossier: bio, equipment, education. */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  return (
    <SiteLayout site={data} current={{ name: 'About', is: 'page' }}>
      <Dossier portfolio={data.portfolio} stats={data} />
      <SkillSheets skills={data.portfolio.skills} />
      <Education education={data} />
    </SiteLayout>
  )
}

export function Head({ data }: HeadProps<Queries.AboutPageQuery>) {
  return <PageHead site={data} title="About" path={ABOUT_PATH} />
}

export const query = graphql`
  query AboutPage {
    ...SiteLayout
    ...PageHead
    ...DossierStats
    ...Education
    portfolio {
      ...Dossier
      skills {
        ...SkillSheets
      }
    }
  }
`
