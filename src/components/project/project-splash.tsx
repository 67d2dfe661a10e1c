import { graphql } from 'gatsby'
import { CaptionBox } from '../comic/caption-box'
import { HalftoneField } from '../comic/halftone-field'
import { Panel } from '../comic/panel'
import { Sunburst } from '../comic/sunburst'
import { ProjectCover } from './project-cover'
import { ProjectLinks } from './project-links'
import * as styles from './project-splash.module.css'

export type ProjectSplashProps = { project: Queries.ProjectSplashFragment }

/** The opening of a project's page: its picture, its title nailed over it, and the ways out. */
export function ProjectSplash({ project }: ProjectSplashProps) {
  const { title, description, cover, date, dateInWords } = project
  return (
    <header className={styles.splash}>
      <Sunburst />
      <HalftoneField />
      <Panel variant="splash" className={styles.picture}>
        <ProjectCover
          cover={cover}
          sizes="(min-width: 98rem) 59rem, (min-width: 60rem) 60vw, 90vw"
          isFirstScreen
        />
      </Panel>
      <div className={styles.words}>
        <CaptionBox tone="ink">
          Inside this issue
          {date !== null && (
            <>
              {' – '}
              <time dateTime={date}>{dateInWords}</time>
            </>
          )}
        </CaptionBox>
        <h1 className={styles.title}>{title}</h1>
        <CaptionBox tone="text" className={styles.description}>
          {description}
        </CaptionBox>
        <ProjectLinks links={project} of={title} />
      </div>
    </header>
  )
}

export const projectSplash = graphql`
  fragment ProjectSplash on Project {
    title
    description
    date
    dateInWords
    cover {
      ...ProjectCover
    }
    ...ProjectLinks
  }
`
