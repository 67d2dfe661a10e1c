import { graphql } from 'gatsby'
import { Icon } from '../picture/icon'
import * as styles from './sticker-sheet.module.css'

export type StickerSheetProps = { technologies: readonly Queries.StickerFragment[]; size?: 'small' | 'large' }

/** A sheet of stickers, one for each technology: its icon and its name. */
export function StickerSheet({ technologies, size = 'small' }: StickerSheetProps) {
  if (technologies.length === 0) return null
  return (
    <ul className={[styles.sheet, styles[size]].join(' ')}>
      {technologies.map(({ technologyId, name, icon }) => (
        <li key={technologyId} className={styles.sticker}>
          <Icon icon={icon} />
          {name}
        </li>
      ))}
    </ul>
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
