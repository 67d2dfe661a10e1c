import * as styles from '../../../../../../src/components/comic/shout.module.css'

export function Shout({ children }) {
  return (
    <div className={styles.shout}>
      <svg
        className={styles.jags}
        width="60"
        height="30"
        viewBox="0 0 600 300"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M8 62 70 66 62 14 142 48 178 4 236 40 302 6 344 42 426 10 452 50 540 18 534 70 594 84 556 128 598 168 548 190 580 244 500 240 486 292 424 252 356 288 306 254 232 290 196 252 118 284 104 242 24 256 52 196 4 164 46 122Z" />
        <path className={styles.below} d="M306 254 420 392 424 252" />
        <path className={styles.beside} d="M46 122-118 196 52 196" />
      </svg>
      {children}
    </div>
  )
}
