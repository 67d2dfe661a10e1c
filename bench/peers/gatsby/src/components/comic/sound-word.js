import * as styles from '../../../../../../src/components/comic/sound-word.module.css'

export function SoundWord({ children, hasBurst = false, className }) {
  return (
    <span className={`${styles.word} ${hasBurst ? styles.burst : ''} ${className}`} aria-hidden="true">
      {children}
    </span>
  )
}
