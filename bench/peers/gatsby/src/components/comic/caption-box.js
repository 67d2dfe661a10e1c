import * as styles from '../../../../../../src/components/comic/caption-box.module.css'

export function CaptionBox({ children, tone = 'narrator', className = '' }) {
  return <p className={`${styles.caption} ${styles[tone]} ${className}`}>{children}</p>
}
