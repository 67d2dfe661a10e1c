import * as styles from './sunburst.module.css'

export type SunburstProps = {
  /** Where the rays come from. */
  from?: 'figure' | 'above' | 'centre'
}

/** Rays behind a hero or a fall: pure decoration. The box has `isolation: isolate`. */
export function Sunburst({ from = 'centre' }: SunburstProps) {
  return <span className={[styles.rays, styles[from]].join(' ')} aria-hidden="true" />
}
