import { GatsbyImage, getImage } from 'gatsby-plugin-image'
import * as styles from './picture.module.css'

/** `isFilling`: the picture fills a box that has its height from elsewhere. */
export function Picture({ picture, sizes, isFirstScreen = false, isFilling = false, style }) {
  return (
    <GatsbyImage
      image={getImage(picture.src)}
      alt={picture.alt}
      sizes={sizes}
      loading={isFirstScreen ? 'eager' : 'lazy'}
      className={isFilling ? styles.filling : styles.picture}
      style={style}
    />
  )
}
