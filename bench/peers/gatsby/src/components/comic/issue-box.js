import * as styles from '../../../../../../src/components/comic/issue-box.module.css'

export function IssueBox({ label, children, className }) {
  return (
    <span className={`${styles.box} ${className}`} aria-hidden="true">
      <span className={styles.label}>{label}</span>
      {children}
    </span>
  )
}
