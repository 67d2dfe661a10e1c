import * as styles from './halftone-field.module.css'

export type HalftoneFieldProps = {
  /** Where the dots are largest; they shrink to nothing on the way to the other side. */
  from?: 'top' | 'bottom'
}

/** Graded dots behind whatever the box holds: pure decoration. The box sets `--dot`, and has `isolation: isolate`. */
export function HalftoneField({ from = 'bottom' }: HalftoneFieldProps) {
  return <span className={[styles.field, styles[from]].join(' ')} aria-hidden="true" />
}
