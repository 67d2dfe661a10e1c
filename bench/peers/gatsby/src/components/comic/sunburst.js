import * as styles from '../../../../../../src/components/comic/sunburst.module.css'

export function Sunburst({ from = 'centre' }) {
  return <span className={`${styles.rays} ${styles[from] ?? ''}`} aria-hidden="true" />
}
