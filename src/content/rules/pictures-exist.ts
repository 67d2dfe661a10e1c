import type { ContentProblem, ProblemWords } from '../content-problem'
import { findNearest } from '../find-nearest'
import { quote } from '../quote'
import { showPath, type RawContent } from '../read-content'
import { findEntry, splitPath, type FolderEntry } from '../read-folder'
import { findTexts, problemIn, type TextField } from './rule'

const DRIVE = /^[a-z]:[\\/]/i

type Content = Pick<RawContent, 'files' | 'entries' | 'dataFolder'>

/** Is a picture's src meant as an address, right or wrong, and not as the name of a file? */
export const isAddress = (src: string) => (src.includes(':') && !DRIVE.test(src)) || src.startsWith('//')

/** Every text that names a picture in the data folder. */
export function findLocalPictures(content: Pick<RawContent, 'files'>): TextField[] {
  return findTexts(content, 'picture', 'local-picture').filter(
    ({ role, value }) => role === 'local-picture' || !isAddress(value),
  )
}

/** What lies beside a file under exactly this name, capital letters and all; undefined when nothing does. */
export function findBeside(
  { entries }: Pick<RawContent, 'entries'>,
  { file, value }: TextField,
): FolderEntry | undefined {
  const { folder } = splitPath(file.path)
  const wanted = folder === '.' ? value : `${folder}/${value}`
  const entry = findEntry(entries, wanted)
  return entry && splitPath(entry.path).folder === folder ? entry : undefined
}

/** The names of all files beside a file. */
export function namesBeside({ entries }: Pick<RawContent, 'entries'>, { file }: TextField): string[] {
  const { folder } = splitPath(file.path)
  return entries.flatMap((entry) => {
    const place = splitPath(entry.path)
    return entry.type === 'file' && place.folder === folder ? [place.name] : []
  })
}

/** Every picture that a file names lies beside it; none is looked for outside the data folder. */
export function picturesExist(content: Content): ContentProblem[] {
  return findLocalPictures(content).flatMap((field) => {
    const words = judge(content, field)
    return words === null ? [] : [problemIn(field, words)]
  })
}

function judge(content: Content, field: TextField): ProblemWords | null {
  const { value, file } = field
  const json = splitPath(file.path).name
  const name = value.split(/[\\/]/).at(-1) ?? ''
  if (isAddress(value))
    return {
      message: `${quote(value)} is an address, but this picture must be a file beside ${json}.`,
      hint: 'Save the picture there, and write its name.',
    }
  if (/[\\/]|^\.+$/.test(value)) {
    const isOutside = leavesFolder(file.path, value)
    return {
      message: isOutside
        ? `${quote(value)} leads out of the data folder.`
        : `${quote(value)} leads to another folder, but a picture lies beside its ${json}.`,
      hint: /\w/.test(name)
        ? `Put the picture beside ${json}, and write "${name}".`
        : 'Write the name of a picture.',
    }
  }
  const found = findBeside(content, field)
  // A link is refused by files-have-their-place, where it stands.
  if (found?.type === 'file' || found?.type === 'link') return null
  const names = namesBeside(content, field).filter((other) => other !== json)
  const meant = findNearest(value, names) ?? names.find((other) => stem(other) === stem(value))
  return {
    message: `There is no picture ${quote(value)} beside this file.`,
    hint:
      meant === undefined
        ? `Put it in the folder ${showPath(content.dataFolder, splitPath(file.path).folder)}.`
        : `Did you mean "${meant}"?`,
  }
}

const stem = (name: string) => name.replace(/\.[^.]*$/, '').toLowerCase()

/** Would the path, from the folder of a file, climb above the data folder or start at the disk's root? */
function leavesFolder(filePath: string, src: string): boolean {
  if (/^[\\/]/.test(src) || DRIVE.test(src)) return true
  let depth = filePath.split('/').length - 1
  for (const step of src.split(/[\\/]/)) {
    if (step === '..') depth -= 1
    else if (step !== '.' && step !== '') depth += 1
    if (depth < 0) return true
  }
  return false
}
