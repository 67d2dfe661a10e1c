import * as styles from '../../../../../../src/components/comic/section-title.module.css'

export function SectionTitle({ id, title, comicName, level = 2 }) {
  const Heading = `h${level}`
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
