import { graphql } from 'gatsby'
import { Icon } from '../picture/icon'
import * as styles from './sticker.module.css'

export type StickerProps = {
  technology: Queries.StickerFragment
  /** `small` to be read in passing, `large` to be looked at. */
  size?: 'small' | 'large'
  as?: 'span' | 'li'
}

/** A technology as a sticker: its icon and its name. */
export function Sticker({ technology, size = 'small', as: Element = 'span' }: StickerProps) {
  return (
    <Element className={[styles.sticker, styles[size]].filter(Boolean).join(' ')}>
      <Icon icon={technology.icon} />
      {technology.name}
    </Element>
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
