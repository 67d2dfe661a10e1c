import { optimize, type CustomPlugin, type XastElement } from 'svgo'
import type { Icon } from './icons'
import { markIds } from './clean-svg-body'
import { isLeftOut, judgeElement } from './judge-svg'

const LARGEST_FILE_CHARACTERS = 1_000_000
const LARGEST_BODY_CHARACTERS = 20_000
const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`
const VIEW_BOX = new RegExp(
  `^\\s*(${NUMBER})[\\s,]+(${NUMBER})[\\s,]+(${NUMBER})[\\s,]+(${NUMBER})\\s*$`,
  'i',
)
const LENGTH = new RegExp(`^\\s*(${NUMBER})(px)?\\s*$`, 'i')

/** What of the root's attributes belongs to the drawing: a fill or a stroke that all shapes inherit. */
const INHERITED = /^(fill|stroke|clip-rule|color|font|opacity|shape-rendering|text-anchor|paint-order)(-|$)/

/** A problem as sentences: what is wrong first, then what to do. */
export type SvgProblem = { problem: string }

/** An owner's SVG file as a drawing that can stand in any page beside others, or why it cannot. */
export function parseOwnerSvg(text: string): Icon | SvgProblem {
  if (text.trim() === '') return UNREADABLE
  if (text.length > LARGEST_FILE_CHARACTERS)
    return { problem: 'It is far too large for an icon. Draw it simpler.' }
  // Looked for before any parser: entities can grow without end.
  if (/<!(DOCTYPE|ENTITY)/i.test(text))
    return { problem: 'It holds a document type (<!DOCTYPE …>). Delete that part, from "<!" to its ">".' }
  const faults: string[] = []
  const root: { viewBox: string | null } = { viewBox: null }
  try {
    const { data } = optimize(text, { plugins: [inspect(faults, root), 'convertStyleToAttrs', clean] })
    if (faults[0] !== undefined) return { problem: faults[0] }
    return root.viewBox === null ? NO_SIZE : toIcon(data, root.viewBox)
  } catch {
    return UNREADABLE
  }
}

const UNREADABLE: SvgProblem = { problem: 'It cannot be read as an SVG file. Export it again as SVG.' }

const NO_SIZE: SvgProblem = {
  problem: 'It does not say how large it is. Give the <svg> a viewBox, such as viewBox="0 0 24 24".',
}

function toIcon(data: string, viewBox: string): Icon | SvgProblem {
  const body = /^<svg[^>]*>(.*)<\/svg>$/s.exec(data)?.[1] ?? ''
  if (!body.includes('<')) return { problem: 'It draws nothing. Export it again with its shapes.' }
  if (body.length > LARGEST_BODY_CHARACTERS)
    return { problem: 'It is too large for an icon, which stands in the page itself. Draw it simpler.' }
  return { viewBox, body: markIds(body) }
}

/** Looks at the file as the owner wrote it, before anything is taken out or rewritten. */
function inspect(faults: string[], root: { viewBox: string | null }): CustomPlugin {
  return {
    name: 'inspect',
    fn: () => ({
      element: {
        enter: (element, parent) => {
          const isRoot = parent.type === 'root'
          if (isRoot) root.viewBox = findViewBox(element)
          if (isRoot && element.name !== 'svg') faults.push('It is not an SVG file. Export it as SVG.')
          const fault = judgeElement(element)
          if (fault !== null) faults.push(fault)
        },
      },
    }),
  }
}

function findViewBox({ attributes: { viewBox, width, height } }: XastElement): string | null {
  if (viewBox !== undefined) {
    const [, left, top, wide, high] = VIEW_BOX.exec(viewBox) ?? []
    return Number(wide) > 0 && Number(high) > 0 ? [left, top, wide, high].join(' ') : null
  }
  const wide = LENGTH.exec(width ?? '')?.[1]
  const high = LENGTH.exec(height ?? '')?.[1]
  return Number(wide) > 0 && Number(high) > 0 ? `0 0 ${wide ?? ''} ${high ?? ''}` : null
}

/** Leaves shapes and their looks alone: no notes, comments, classes, or words for screen readers. */
const clean: CustomPlugin = {
  name: 'clean',
  fn: () => ({
    root: {
      enter: (root) => {
        root.children = root.children.filter(({ type }) => type === 'element')
      },
    },
    element: {
      enter: (element) => {
        element.children = element.children.filter(
          (child) => child.type === 'text' || (child.type === 'element' && !isLeftOut(child)),
        )
        element.attributes = cleanAttributes(element.attributes)
      },
      exit: (element, parent) => {
        if (parent.type !== 'root') return
        const looks = Object.entries(element.attributes).filter(([name]) => INHERITED.test(name))
        element.attributes = {}
        if (looks.length === 0) return
        const group: XastElement = {
          type: 'element',
          name: 'g',
          attributes: Object.fromEntries(looks),
          children: element.children,
        }
        element.children = [group]
      },
    },
  }),
}

const USELESS = /^(style|class|role|tabindex|lang|xmlns|data-.*|aria-.*|(?!xlink:href$).*:.*)$/

function cleanAttributes(attributes: Record<string, string>): Record<string, string> {
  const kept = Object.entries(attributes).filter(([name]) => !USELESS.test(name))
  return Object.fromEntries(kept.map(([name, value]) => [name === 'xlink:href' ? 'href' : name, value]))
}
