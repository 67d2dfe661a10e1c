import { graphql } from 'gatsby'
import * as styles from '../../../../../src/components/picture/icon.module.css'

export function Icon({ icon }) {
  return (
    <svg
      className={styles.icon}
      width="20"
      height="20"
      viewBox={icon.viewBox}
      aria-hidden="true"
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
