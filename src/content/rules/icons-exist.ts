import type { ContentProblem, ProblemWords } from '../content-problem'
import { findNearest } from '../find-nearest'
import { findIcon, iconNames, isIconSet } from '../icons'
import { quote } from '../quote'
import type { RawContent } from '../read-content'
import { ICON_SETS } from '../schemas/fields'
import { findBeside, namesBeside } from './pictures-exist'
import { findTexts, problemIn, type TextField } from './rule'

const SETS = ICON_SETS.join(', ')

type Content = Pick<RawContent, 'files' | 'entries'>

/** Is an icon meant as a file of the owner's, not as a name from a set? */
export const isIconFile = (icon: string) => /\.svg$/i.test(icon)

/** Every icon is in its set, or is an SVG file beside the file that names it. */
export function iconsExist(content: Content): ContentProblem[] {
  return findTexts(content, 'icon').flatMap((field) => {
    const words = isIconFile(field.value) ? judgeFile(content, field) : judgeName(field.value)
    return words === null ? [] : [problemIn(field, words)]
  })
}

/** The first set that has an icon of exactly this name. */
function findInSets(name: string): string | undefined {
  return ICON_SETS.map((set) => `${set}:${name.toLowerCase()}`).find((icon) => findIcon(icon) !== undefined)
}

const didYouMean = (icon: string | undefined, otherwise: string) =>
  icon === undefined ? otherwise : `Did you mean "${icon}"?`

function judgeName(icon: string): ProblemWords | null {
  const [set = '', name = '', ...rest] = icon.split(':')
  if (!icon.includes(':'))
    return {
      message: `${quote(icon)} is not the name of an icon: a set and a colon come before it.`,
      hint: didYouMean(
        findInSets(icon),
        'Write it like "simple-icons:react", or name an .svg file beside this one.',
      ),
    }
  if (name === '' || rest.length > 0)
    return {
      message: `${quote(icon)} is not the name of an icon: that is a set, a colon and one name.`,
      hint: 'Write it like "simple-icons:react".',
    }
  if (!isIconSet(set)) {
    const meant = findNearest(set, ICON_SETS)
    const corrected = meant === undefined ? undefined : `${meant}:${name.toLowerCase()}`
    const isThere = corrected !== undefined && findIcon(corrected) !== undefined
    return {
      message: `There is no icon set ${quote(set)}. The sets are: ${SETS}.`,
      hint: didYouMean(isThere ? corrected : findInSets(name), 'Write it like "simple-icons:react".'),
    }
  }
  if (findIcon(icon) !== undefined) return null
  const meant = findNearest(name, iconNames(set))
  const near = meant === undefined ? undefined : `${set}:${meant}`
  return {
    message: `There is no icon ${quote(name)} in the set ${set}.`,
    hint: didYouMean(
      findInSets(name) ?? near,
      `Look for its name at https://icon-sets.iconify.design/${set}/`,
    ),
  }
}

function judgeFile(content: Content, field: TextField): ProblemWords | null {
  const { value } = field
  if (/[\\/:]/.test(value))
    return {
      message: `${quote(value)} leads elsewhere, but an icon lies beside the file that names it.`,
      hint: `Put the icon beside this file, and write "${value.split(/[\\/:]/).at(-1) ?? ''}".`,
    }
  const found = findBeside(content, field)
  if (found?.type === 'file' || found?.type === 'link') return null
  return {
    message: `There is no icon ${quote(value)} beside this file.`,
    hint: didYouMean(
      findNearest(value, namesBeside(content, field).filter(isIconFile)),
      'Put it there, or name one of a set, like "simple-icons:react".',
    ),
  }
}
