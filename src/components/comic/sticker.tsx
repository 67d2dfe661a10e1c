import { graphql } from 'gatsby'
import { Icon } from '../picture/icon'
import * as styles from './sticker.module.css'

export type StickerProps = {
  technology: Queries.StickerFragment
  /** `small` to be read in passing, `large` to be looked at. */
  size?: 'small' | 'large'
}

/** A technology as a sticker: its icon and its name. */
export function Sticker({ technology: { name, icon }, size = 'small' }: StickerProps) {
  return (
    <span className={[styles.sticker, styles[size]].join(' ')}>
      <Icon icon={icon} />
      {name}
    </span>
  )
}

export const sticker = graphql`
  fragment Sticker on Technology {
    technologyId
    name
    icon {
      ...IconShape
    }
  }
`
