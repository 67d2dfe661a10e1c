import { graphql } from 'gatsby'
import { useId } from 'react'
import { ICON_ID_MARK } from '../../content/icon-id-mark'
import * as styles from './icon.module.css'

export type IconProps = { icon: Queries.IconShapeFragment }

/** An icon beside a text that says the same: hidden from assistive technology, coloured as the text is. */
export function Icon({ icon }: IconProps) {
  const id = useId()
  return (
    <svg
      className={styles.icon}
      // What it measures where no style sheet is read.
      width="20"
      height="20"
      viewBox={icon.viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: icon.body.replaceAll(ICON_ID_MARK, id) }}
    />
  )
}

export const iconShape = graphql`
  fragment IconShape on Icon {
    viewBox
    body
  }
`
