import path from 'node:path'
import type { ContentProblem, ProblemWords } from '../content-problem'
import { findAddressFault } from '../find-link-fault'
import { findNearest } from '../find-nearest'
import { quote } from '../quote'
import { readFolder, readType } from '../read-folder'
import type { RawContent } from '../read-content'
import { findTexts, problemIn } from './rule'

/** The résumé is at an https address, or a file of exactly this name in the static folder. */
export async function resumeExists(
  content: Pick<RawContent, 'files' | 'staticFolder'>,
): Promise<ContentProblem[]> {
  const resumes = findTexts(content, 'resume')
  const isLocal = resumes.some(({ value }) => value.startsWith('/'))
  const files = isLocal ? await readStaticFiles(content.staticFolder) : []
  return resumes.flatMap((field) => {
    const fault = /^\/(?!\/)/.test(field.value)
      ? findFileFault(field.value, files, content.staticFolder)
      : findResumeFault(field.value, files)
    return fault === null ? [] : [problemIn(field, fault)]
  })
}

async function readStaticFiles(folder: string): Promise<string[]> {
  const root = path.resolve(folder)
  if ((await readType(root)) !== 'folder') return []
  return readFolder(root)
    .filter(({ type }) => type === 'file')
    .map((entry) => `/${entry.path}`)
}

function findFileFault(address: string, files: readonly string[], folder: string): ProblemWords | null {
  if (files.includes(address)) return null
  const meant = findNearest(address, files)
  const shown = folder.split(path.sep).join('/')
  return {
    message: `There is no file ${quote(address.slice(1))} in ${shown}/.`,
    hint:
      meant === undefined
        ? 'Put it there, or delete the line: a résumé is then made of your data.'
        : `Did you mean "${meant}"?`,
  }
}

function findResumeFault(address: string, files: readonly string[]): ProblemWords | null {
  const fault = findAddressFault(address)
  const local = `/${address.replace(/^(\.?\/)?(static\/)?/, '')}`
  if (
    fault === null ||
    /^([a-z]+:|\/\/)/i.test(address) ||
    !(files.includes(local) || /\.pdf$/i.test(address))
  )
    return fault
  return {
    message: `${quote(address)} is neither an https address nor a file in static/.`,
    hint: `For a file in static/, write "${local}".`,
  }
}
