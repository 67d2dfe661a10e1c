import type { ReactElement, ReactNode } from 'react'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export type PatternExample = {
  /** The part as its user writes it: what is shown, and what the code beside it is made of. */
  part: ReactElement
  /** What the props do not tell. */
  note?: ReactNode
  /** What stands around the part, for parts that need a neighbour, a paper or a speaker. */
  scene?: (part: ReactElement) => ReactNode
}

/** One page of the pattern book. */
export type Pattern = {
  /** The end of its address, and the name of its file in `patterns/`. */
  id: string
  name: string
  /** One sentence: what it is for, and where it is used. */
  purpose: string
  /** The files of what it shows, from `src/components/` on. */
  files: readonly string[]
  /** Whether day and night stand one below the other, each as wide as the page. */
  isWide?: boolean
  /** Called once for each theme, since both stand on one page: an `id` among the props must be the theme's own. */
  examples: (book: Queries.PatternBookQuery, theme: Theme) => readonly PatternExample[]
}
