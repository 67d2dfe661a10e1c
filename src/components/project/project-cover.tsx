import { graphql } from 'gatsby'
import { Picture } from '../picture/picture'

export type ProjectCoverProps = {
  cover: Queries.ProjectCoverFragment
  /** How wide the layout shows it, as the `sizes` attribute wants it. */
  sizes: string
  isFirstScreen?: boolean
}

/** A project's cover, in one set of widths wherever it stands, so that each is encoded once. */
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
        width: 1200
        breakpoints: [360, 600, 900]
        aspectRatio: 1.6
        formats: [AUTO, WEBP, AVIF]
        placeholder: NONE
      )
    }
  }
`
