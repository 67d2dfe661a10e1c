import { generateImageData, type IGatsbyImageData } from 'gatsby-plugin-image'
import { toPictureAddress, type PictureFormat } from './picture-address'
import type { PictureHeader } from './read-picture-header'

/** What a query asks of `gatsbyImageData`: the arguments of gatsby-plugin-image that this project uses, in pixels. */
export type ImageArgs = { width: number; aspectRatio: number; breakpoints: readonly number[] }

/** A picture's header, and its key. */
export type ImageSource = PictureHeader & { key: string }

/** A picture that is hardly wider than the next smaller one is not worth a file. */
const SMALLEST_STEP = 1.2

type Size = { width: number; height: number }

/** The largest part of a picture that has the shape asked for. */
function toCut({ width, height }: Size, aspectRatio: number): Size {
  return {
    width: Math.max(1, Math.round(Math.min(width, height * aspectRatio))),
    height: Math.max(1, Math.round(Math.min(height, width / aspectRatio))),
  }
}

/** The widths to make of a picture: none wider than it is, and its own for the widest that it cannot fill. */
function toWidths(wanted: readonly number[], available: number): number[] {
  const widest = Math.min(Math.max(...wanted), available)
  return [...wanted.filter((width) => width * SMALLEST_STEP <= widest), widest]
}

/**
 * What gatsby-plugin-image tells of a picture, by its header alone: AVIF in all widths and, for browsers that cannot read
 * it, one file that each can. `pathPrefix` is "" or "/x". No file is made here.
 */
export function toImageData(source: ImageSource, args: ImageArgs, pathPrefix: string): IGatsbyImageData {
  const { width, aspectRatio, breakpoints } = args
  const cut = toCut(source, aspectRatio)
  const toData = (format: PictureFormat, wanted: readonly number[]) => {
    const widths = toWidths(wanted, cut.width)
    return generateImageData({
      pluginName: 'inkfolio',
      layout: 'constrained',
      filename: source.key,
      formats: [format],
      width: widths.includes(width) ? width : cut.width,
      aspectRatio: cut.width / cut.height,
      breakpoints: widths,
      sourceMetadata: { ...cut, format },
      generateImageSource: (key, fileWidth, fileHeight) => {
        const file = { key, width: fileWidth, height: Math.max(1, fileHeight), format }
        return { ...file, src: `${pathPrefix}/${toPictureAddress(file)}` }
      },
    })
  }
  const { sources = [] } = toData('avif', breakpoints).images
  const { fallback } = toData(source.hasAlpha ? 'png' : 'jpg', [width]).images
  return {
    layout: 'constrained',
    width,
    height: width / aspectRatio,
    images: { sources, ...(fallback && { fallback }) },
  }
}
