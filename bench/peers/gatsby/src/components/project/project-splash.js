import { graphql } from 'gatsby'
import { CaptionBox } from '../comic/caption-box'
import { HalftoneField } from '../comic/halftone-field'
import { Panel } from '../comic/panel'
import { Sunburst } from '../comic/sunburst'
import { ProjectCover } from './project-cover'
import { ProjectLinks } from './project-links'
import * as styles from '../../../../../../src/components/project/project-splash.module.css'

export function ProjectSplash({ project }) {
  const { title, description, img, date, dateInWords } = project
  return (
    <header className={styles.splash}>
      <Sunburst />
      <HalftoneField />
      <Panel variant="splash" className={styles.picture}>
        <ProjectCover
          img={img}
          sizes="(min-width: 98rem) 59rem, (min-width: 60rem) 60vw, 90vw"
          isFirstScreen
        />
      </Panel>
      <div className={styles.words}>
        <CaptionBox tone="ink">
          Inside this issue
          {date && (
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
        <ProjectLinks project={project} />
      </div>
    </header>
  )
}

export const projectSplash = graphql`
  fragment ProjectSplash on Project {
    description
    date
    dateInWords: date(formatString: "MMMM D, YYYY")
    img {
      ...ProjectCover
    }
    ...ProjectLinks
  }
`
