import Color from 'colorjs.io'

const known = new Map<string, number>()

/** How far two colours are from each other, by WCAG 2: from 1 to 21. Colours are written as in CSS, and opaque. */
export function contrastOf(one: string, other: string): number {
  const key = `${one} ${other}`
  const contrast = known.get(key) ?? Color.contrast(one, other, 'WCAG21')
  known.set(key, contrast)
  return contrast
}

/** The colour that is seen where layers lie on each other, the uppermost first; below all of them is white. */
export function flatten(layers: readonly string[]): string {
  const seen = layers.toReversed().reduce(
    (below, layer) => {
      const { coords, alpha } = new Color(layer).to('srgb')
      return below.map((value, index) => value * (1 - alpha) + (coords[index] ?? 0) * alpha)
    },
    [1, 1, 1],
  )
  return `rgb(${seen.map((value) => `${value * 100}%`).join(' ')})`
}
