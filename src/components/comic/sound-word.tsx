import * as styles from './sound-word.module.css'

export type SoundWordProps = {
  children: string
  /** Whether it goes off: a bang is drawn behind the word. */
  hasBurst?: boolean
  className?: string | undefined
}

/** A word that is heard more than read (POW!): pure decoration, so hidden from assistive technology. */
export function SoundWord({ children, hasBurst = false, className }: SoundWordProps) {
  return (
    <span
      className={[styles.word, hasBurst && styles.burst, className].filter(Boolean).join(' ')}
      aria-hidden="true"
      data-sound-word=""
    >
      {children}
    </span>
  )
}
