import { graphql } from 'gatsby'
import * as styles from './icon.module.css'

export type IconProps = { icon: Queries.IconShapeFragment }

/** An icon beside a text that says the same: hidden from assistive technology, coloured as the text is. */
export function Icon({ icon }: IconProps) {
  return (
    <svg
      className={styles.icon}
      viewBox={icon.viewBox}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: icon.body }}
    />
  )
}

export const iconShape = graphql`
  fragment IconShape on Icon {
    viewBox
    body
  }
`
