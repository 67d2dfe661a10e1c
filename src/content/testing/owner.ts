import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { formatProblems } from '../format-problems'
import { readContent } from '../read-content'
import type { Rule } from '../rules/rule'
import { sortProblems } from '../content-problem'

/** What stands in a file: its bytes, its text, or a value to be written as JSON; null for no such file. */
export type Files = Readonly<Record<string, Uint8Array | string | object | null>>

/** One pixel, as PNG. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A project, a profile … in which nothing is wrong, with changes. */
export const project = (changes: object = {}) => ({
  order: 1,
  title: 'Seek Your Job',
  description: 'A job board.',
  shortExplanation: 'It lists jobs.',
  techStack: [],
  goals: [],
  ...changes,
})

export const profile = (changes: object = {}) => ({
  name: 'Ada Example',
  shortName: 'Ada',
  email: 'ada@example.com',
  bio: 'I build websites.',
  photo: { src: 'portrait.png', alt: 'Ada' },
  hero: { title: 'Hi!', jobTitle: 'Developer', subtitle: 'Me' },
  ...changes,
})

export const site = (changes: object = {}) => ({
  siteUrl: 'https://ada.example.com',
  language: 'en',
  description: 'Ada.',
  ...changes,
})

export const bootcamp = (changes: object = {}) => ({
  order: 1,
  name: 'Frontend',
  startDate: 'July 2023',
  endDate: 'November 2023',
  learnedSkills: ['React'],
  ...changes,
})

export const technology = (changes: object = {}) => ({
  name: 'React',
  icon: 'simple-icons:react',
  ...changes,
})

const WHOLE: Files = {
  'site.json': site(),
  'profile.json': profile(),
  'skills.json': { techStack: [], developerTools: [] },
  'portrait.png': PIXEL,
}

/** Writes a whole small owner, with changes, to a new folder; gives the folder and a way to delete it. */
export function writeOwner(changes: Files): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'owner-'))
  for (const [name, value] of Object.entries({ ...WHOLE, ...changes })) {
    if (value === null) continue
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    const isWritten = typeof value === 'string' || value instanceof Uint8Array
    writeFileSync(file, isWritten ? value : JSON.stringify(value, null, 2))
  }
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true })
    },
  }
}

/** What one rule says of an owner: each problem as "file:line message hint". */
export async function tell(rule: Rule, changes: Files, staticFolder = 'no-such-folder'): Promise<string[]> {
  const { folder, remove } = writeOwner(changes)
  try {
    const problems = await rule(await readContent(folder, staticFolder))
    return sortProblems(problems).map(({ file, line, message, hint }) =>
      `${file}${line === null ? '' : `:${line}`} ${message} ${hint}`.replaceAll(`${folder}/`, ''),
    )
  } finally {
    remove()
  }
}

/** The text that the owner reads, the folder called "data". */
export const show = (folder: string, ...problems: Parameters<typeof formatProblems>) =>
  formatProblems(...problems).replaceAll(folder, 'data')
