import * as styles from './halftone-field.module.css'

/**
 * Dots that grow towards the ground, behind whatever the box holds: pure decoration. The box sets `--dot`, and has
 * `isolation: isolate`.
 */
export function HalftoneField() {
  return <span className={styles.field} aria-hidden="true" />
}
