import { Sticker } from './sticker'
import * as styles from './sticker-sheet.module.css'

export type StickerSheetProps = { technologies: readonly Queries.StickerFragment[]; size?: 'small' | 'large' }

/** A sheet of stickers, one for each technology. */
export function StickerSheet({ technologies, size = 'small' }: StickerSheetProps) {
  if (technologies.length === 0) return null
  return (
    <ul className={[styles.sheet, styles[size]].filter(Boolean).join(' ')}>
      {technologies.map((technology) => (
        <Sticker key={technology.technologyId} as="li" technology={technology} size={size} />
      ))}
    </ul>
  )
}
