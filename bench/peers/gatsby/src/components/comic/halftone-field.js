import * as styles from '../../../../../../src/components/comic/halftone-field.module.css'

export function HalftoneField() {
  return <span className={styles.field} aria-hidden="true" />
}
