import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Dossier } from '../components/about/dossier'
import { Education } from '../components/education/education'
import { SiteLayout } from '../components/layout/site-layout'
import { SkillSheets } from '../components/skills/skill-sheets'
import { ABOUT_PATH } from '../content/addresses'
import { toBreadcrumbs } from '../seo/json-ld/breadcrumbs'
import { toOwnerGraph } from '../seo/json-ld/person'
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
  const breadcrumbs = toBreadcrumbs(data.portfolio.site.siteUrl, [{ name: 'About', path: ABOUT_PATH }])
  return (
    <PageHead
      site={data}
      title="About"
      description={data.portfolio.profile.bio}
      path={ABOUT_PATH}
      type="profile"
      graph={[...toOwnerGraph(data, ABOUT_PATH), breadcrumbs]}
    />
  )
}

export const query = graphql`
  query AboutPage {
    ...SiteLayout
    ...PageHead
    ...OwnerGraph
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
