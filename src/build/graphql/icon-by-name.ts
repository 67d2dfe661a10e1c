import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findIcon, type Icon } from '../../content/icons'
import { parseOwnerSvg } from '../../content/parse-owner-svg'
import { slimIcon } from '../images/slim-icon'
import { findFile, type DataNode, type ResolverContext } from './resolver-types'

/** An icon of a set ("mdi:github"); throws if there is none, for the check has already spoken to the owner. */
export function toIcon(name: string): Icon {
  const icon = findIcon(name)
  if (!icon) throw new Error(`There is no icon "${name}".`)
  return slimIcon(icon)
}

/** Resolves the icon that a node names: one of a set, or the owner's SVG file beside the JSON. */
export async function iconByName(
  node: DataNode<{ icon: string }>,
  _: unknown,
  context: ResolverContext,
): Promise<Icon> {
  if (!node.icon.endsWith('.svg')) return toIcon(node.icon)
  const { absolutePath } = findFile(node, context)
  const icon = parseOwnerSvg(await readFile(join(dirname(absolutePath), node.icon), 'utf8'))
  if ('problem' in icon) throw new Error(`${absolutePath}: ${icon.problem}`)
  return slimIcon(icon)
}
