import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { toSources } from './to-sources'
import * as styles from './picture.module.css'

export type PictureProps = {
  image: IGatsbyImageData
  alt: string
  /** How wide the layout shows the picture, as the `sizes` attribute wants it. */
  sizes: string
  /** A picture of the first screen is loaded first; all others wait until they are near. */
  isFirstScreen?: boolean
}

/**
 * A picture in every format and width that gatsby-plugin-image made of it. Not GatsbyImage: that one needs a script to
 * become visible and carries `style` attributes, which a strict security policy refuses.
 */
export function Picture({ image, alt, sizes, isFirstScreen = false }: PictureProps) {
  const sources = toSources(image)
  const fallback = sources.pop()
  return (
    <picture className={styles.picture}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {/* Only gatsby develop makes the fallback in several widths. */}
      <img
        src={fallback?.srcSet.split(' ')[0]}
        {...(fallback?.srcSet.includes(',') && { srcSet: fallback.srcSet, sizes })}
        width={image.width}
        height={Math.round(image.height)}
        alt={alt}
        {...(isFirstScreen ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' })}
        decoding="async"
      />
    </picture>
  )
}
