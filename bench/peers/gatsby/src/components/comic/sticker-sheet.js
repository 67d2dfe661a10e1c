import { graphql } from 'gatsby'
import { Icon } from '../icon'
import * as sheetStyles from '../../../../../../src/components/comic/sticker-sheet.module.css'
import * as styles from '../../../../../../src/components/comic/sticker.module.css'

export function StickerSheet({ technologies, size = 'small' }) {
  return (
    <ul className={`${sheetStyles.sheet} ${sheetStyles[size] ?? ''}`}>
      {technologies.map(({ name, svg }) => (
        <li key={name}>
          <span className={`${styles.sticker} ${styles[size] ?? ''}`}>
            <Icon icon={svg} />
            {name}
          </span>
        </li>
      ))}
    </ul>
  )
}

export const sticker = graphql`
  fragment Sticker on Technology {
    name
    svg {
      ...IconShape
    }
  }
`
