import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { getIconData, iconToSVG } from '@iconify/utils'
import { markIds, toAttributes } from './clean-svg-body'
import { ICON_SETS } from './schemas/fields'

type IconifyJSON = Parameters<typeof getIconData>[0]

/** A drawing to be put into `<svg viewBox>`: it holds no script, no style and no address outside itself. */
export type Icon = { viewBox: string; body: string }

/** One of the sets that are kept. */
export type IconSet = (typeof ICON_SETS)[number]

const sets = new Map<IconSet, IconifyJSON>()

/** Is it the name of a set that is kept? */
export const isIconSet = (name: string): name is IconSet => ICON_SETS.some((set) => set === name)

// Three to nine megabytes each: read when the first icon of a set is asked for, and once.
function readSet(name: IconSet): IconifyJSON {
  const known = sets.get(name)
  if (known !== undefined) return known
  const { resolve } = createRequire(path.join(process.cwd(), 'package.json'))
  const set = JSON.parse(readFileSync(resolve(`@iconify-json/${name}/icons.json`), 'utf8')) as IconifyJSON
  sets.set(name, set)
  return set
}

/** The names of all icons of a set, without the set's own. */
export function iconNames(name: IconSet): string[] {
  const { icons, aliases } = readSet(name)
  const all = [...Object.keys(icons), ...Object.keys(aliases ?? {})]
  return all.filter((icon) => getIconData(readSet(name), icon)?.hidden !== true)
}

/** The icon of a name such as "simple-icons:react"; undefined when its set has none of that name. */
export function findIcon(name: string): Icon | undefined {
  const [set = '', icon = '', ...rest] = name.split(':')
  if (!isIconSet(set) || rest.length > 0) return undefined
  const { icons, aliases } = readSet(set)
  if (!Object.hasOwn(icons, icon) && !Object.hasOwn(aliases ?? {}, icon)) return undefined
  const data = getIconData(readSet(set), icon)
  // Hidden are icons that the set has given up, at the wish of their owners for instance: simple-icons:linkedin.
  if (data === null || data.hidden === true) return undefined
  const { attributes, body } = iconToSVG(data)
  return { viewBox: attributes.viewBox, body: markIds(toAttributes(body)) }
}
