import type { ReactNode } from 'react'
import * as styles from './panel.module.css'

export type PanelProps = {
  children: ReactNode
  /**
   * How the panel lies on the page: `splash` is the one that shouts, with a hard shadow; `strip` stands in line with
   * others; `slanted` begins with a gutter that leans on wide screens; `tilted` lies on the page like a print.
   */
  variant?: 'splash' | 'strip' | 'slanted' | 'tilted'
  /** What it is printed on. */
  paper?: 'surface' | 'tint' | 'plate'
  as?: 'div' | 'article' | 'section'
  className?: string | undefined
  labelledBy?: string
}

/** A panel of the page: paper with an ink border that is there in forced colours too. */
export function Panel(props: PanelProps) {
  const { children, variant = 'strip', paper = 'surface', as: Element = 'div', className, labelledBy } = props
  return (
    <Element
      className={[styles.panel, styles[variant], styles[paper], className].filter(Boolean).join(' ')}
      aria-labelledby={labelledBy}
    >
      {children}
    </Element>
  )
}
