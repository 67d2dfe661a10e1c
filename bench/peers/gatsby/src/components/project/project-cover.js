import { graphql } from 'gatsby'
import { Picture } from '../picture'

export function ProjectCover({ img, ...props }) {
  return <Picture picture={img} {...props} />
}

export const projectCover = graphql`
  fragment ProjectCover on Picture {
    alt
    src {
      childImageSharp {
        gatsbyImageData(width: 1200, aspectRatio: 1.6, breakpoints: [360, 720, 960, 1200, 1440, 1920])
      }
    }
  }
`
