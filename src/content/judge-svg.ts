import type { XastElement } from 'svgo'

/** All that a drawing needs; whatever else a file holds is refused or taken out. */
const DRAWING = new Set(
  [
    'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan',
    'linearGradient radialGradient stop pattern clipPath mask marker filter',
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode',
    'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
  ].flatMap((names) => names.split(' ')),
)

/** Words about a drawing, and editors' notes: taken out, since the name stands beside every icon. */
const LEFT_OUT = new Set(['title', 'desc', 'metadata'])

const REFUSED: Readonly<Record<string, string>> = {
  script: 'It holds a script (<script>). Delete that part.',
  foreignobject: 'It holds a part of a web page (<foreignObject>). Export it as plain shapes.',
  style:
    'It holds a style sheet (<style>). Export it with "presentation attributes" instead, or with the styles inline.',
  image: 'It holds a picture (<image>), which is no drawing. Draw it with shapes.',
  feimage: 'It holds a picture (<feImage>), which is no drawing. Draw it with shapes.',
  a: 'It holds a link (<a>). Delete the link, and keep the drawing.',
  animate: 'It moves (<animate>). Delete that part: icons stand still.',
  animatemotion: 'It moves (<animateMotion>). Delete that part: icons stand still.',
  animatetransform: 'It moves (<animateTransform>). Delete that part: icons stand still.',
  set: 'It changes by itself (<set>). Delete that part: icons stand still.',
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** What an editor such as Inkscape notes for itself: <sodipodi:namedview>. */
const isNote = (name: string) => name.includes(':') && !/^(svg|xlink):/.test(name)

/** Should the element be taken out without a word? */
export const isLeftOut = ({ name }: XastElement) => LEFT_OUT.has(name) || name.includes(':')

/** Why an element has no place in a page, as sentences: what is wrong, what to do; null when it has one. */
export function judgeElement(element: XastElement): string | null {
  const refused = REFUSED[localName(element.name).toLowerCase()]
  if (refused !== undefined) return refused
  if (!DRAWING.has(element.name) && !isLeftOut(element))
    return `It holds a part that no icon needs (<${element.name}>). Delete that part.`
  if (isNote(element.name)) return null
  for (const [name, value] of Object.entries(element.attributes)) {
    const problem = judgeAttribute(name, value)
    if (problem !== null) return problem
  }
  return null
}

function judgeAttribute(name: string, value: string): string | null {
  if (/^on/i.test(name))
    return `It does something when touched (the attribute ${name}). Delete the attribute.`
  if (name === 'xmlns' || name.startsWith('xmlns:') || isNote(name)) return null
  const isReference = localName(name).toLowerCase() === 'href'
  const leavesFile = isReference ? !value.trim().startsWith('#') : leavesByUrl(value)
  return leavesFile
    ? `It refers to something outside of itself (${name}). Put everything into the file, or delete that part.`
    : null
}

/** Backslashes are refused as a whole: CSS reads "u\72l(…)" as "url(…)". */
function leavesByUrl(value: string): boolean {
  if (value.includes('\\') || /(https?|data|javascript|file):|\/\/|@import|image-set|src\s*\(/i.test(value))
    return true
  return [...value.matchAll(/url\s*\(([^)]*)/gi)].some(([, target = '']) => !/^\s*["']?#/.test(target))
}
