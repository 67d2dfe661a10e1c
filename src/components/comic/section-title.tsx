import * as styles from './section-title.module.css'

export type SectionTitleProps = {
  id: string
  title: string
  /** What the section is in the comic, shown beside the title as decoration. */
  comicName: string
  level?: 1 | 2
}

/** A section's plain name as heading, for people who scan and for machines, with its comic name beside it. */
export function SectionTitle({ id, title, comicName, level = 2 }: SectionTitleProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.row}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      <span className={styles.comicName} aria-hidden="true">
        {comicName}
      </span>
    </div>
  )
}
