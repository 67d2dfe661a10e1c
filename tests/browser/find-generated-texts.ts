import type { CDPSession, Page } from '@playwright/test'
import type { LaidText } from './find-texts'

type Pseudo = { nodeId: number; backendNodeId: number }
type DomNode = { children?: DomNode[]; pseudoElements?: Pseudo[] }

function findPseudos({ children = [], pseudoElements = [] }: DomNode): Pseudo[] {
  return [...pseudoElements, ...children.flatMap(findPseudos)]
}

/** Text between quotes, or a counter; an alternative text that is empty (`/ ""`) says that it is pure decoration. */
function isForReading(content: string): boolean {
  return /^("(?!")|counters?\()/.test(content) && !content.endsWith('/ ""')
}

async function toLaidText(session: CDPSession, { nodeId, backendNodeId }: Pseudo): Promise<LaidText[]> {
  const { computedStyle } = await session.send('CSS.getComputedStyleForNode', { nodeId })
  const style = new Map(computedStyle.map(({ name, value }) => [name, value]))
  const read = (name: string) => style.get(name) ?? ''
  if (!isForReading(read('content')) || read('visibility') !== 'visible') return []
  const { quads } = await session.send('DOM.getContentQuads', { backendNodeId })
  const size = parseFloat(read('font-size'))
  const isOutlined = parseFloat(read('-webkit-text-stroke-width')) >= 2
  return [
    {
      words: `content: ${read('content')}`,
      color: read('-webkit-text-fill-color'),
      outline: isOutlined ? read('-webkit-text-stroke-color') : null,
      isLarge: size >= 24 || (size >= 18.66 && Number(read('font-weight')) >= 700),
      veil: read('opacity') === '1' ? null : `opacity ${read('opacity')}`,
      boxes: quads.map((quad) => {
        const [xs, ys] = [0, 1].map((axis) => quad.filter((_, index) => index % 2 === axis)) as [
          number[],
          number[],
        ]
        const [x, y] = [Math.min(...xs), Math.min(...ys)]
        return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
      }),
    },
  ]
}

/** The texts that the style sheets write into ::before and ::after. Only the browser's own tools know where they lie. */
export async function findGeneratedTexts(page: Page): Promise<LaidText[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: -1 })
  const texts = await Promise.all(findPseudos(root).map((pseudo) => toLaidText(session, pseudo)))
  await session.detach()
  return texts.flat()
}
