import * as styles from './sound-word.module.css'

export type SoundWordProps = { children: string; className?: string | undefined }

/** A word that is heard more than read (POW!): pure decoration, so hidden from assistive technology. */
export function SoundWord({ children, className }: SoundWordProps) {
  return (
    <span className={[styles.word, className].filter(Boolean).join(' ')} aria-hidden="true">
      {children}
    </span>
  )
}
