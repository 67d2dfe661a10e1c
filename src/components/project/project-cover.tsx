import { graphql } from 'gatsby'
import { Picture } from '../picture/picture'

export type ProjectCoverProps = {
  cover: Queries.ProjectCoverFragment
  /** How wide the layout shows it, as the `sizes` attribute wants it. */
  sizes: string
  isFirstScreen?: boolean
}

/**
 * A project's cover, in one set of widths wherever it stands, so that each is encoded once. The layout shows it 349 to 946
 * pixels wide, on screens of up to two dots a pixel and phones of three: docs/decisions/0020.
 */
export function ProjectCover({ cover, sizes, isFirstScreen = false }: ProjectCoverProps) {
  return (
    <Picture
      image={cover.image.gatsbyImageData}
      alt={cover.alt}
      sizes={sizes}
      isFirstScreen={isFirstScreen}
    />
  )
}

export const projectCover = graphql`
  fragment ProjectCover on Picture {
    alt
    image {
      gatsbyImageData(
        width: 720
        breakpoints: [360, 720, 960, 1200, 1440, 1920]
        aspectRatio: 1.6
        formats: [AUTO, AVIF]
        placeholder: NONE
      )
    }
  }
`
