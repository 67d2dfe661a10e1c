import * as styles from '../../../../../../src/components/comic/speech-balloon.module.css'

export function SpeechBalloon({ children }) {
  return (
    <div className={styles.balloon}>
      {children}
      <svg
        className={styles.tail}
        width="60"
        height="52"
        viewBox="0 0 60 52"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M8 0 C14 18 30 38 56 48 C46 34 42 16 42 0 Z" />
      </svg>
    </div>
  )
}
