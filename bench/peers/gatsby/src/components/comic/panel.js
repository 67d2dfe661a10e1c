import * as styles from '../../../../../../src/components/comic/panel.module.css'

export function Panel(props) {
  const {
    children,
    variant = 'strip',
    paper = 'surface',
    as: Element = 'div',
    className = '',
    labelledBy,
  } = props
  return (
    <Element
      className={`${styles.panel} ${styles[variant] ?? ''} ${styles[paper]} ${className}`}
      aria-labelledby={labelledBy}
    >
      {children}
    </Element>
  )
}
