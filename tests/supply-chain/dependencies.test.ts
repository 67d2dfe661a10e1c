import { readFileSync } from 'node:fs'
import { FOLDERS_APART, readLock, readManifest, readWantedApart } from './read-project'

/** A table of `docs/dependencies.md`, and what it is held against. */
type Table = { heading: string; wanted: Record<string, string>; lock: string }

const { dependencies, devDependencies } = readManifest()

const HEADINGS_APART = {
  'tests/hosts/tools': 'What only the tests of the hosts need',
  'bench/peers/astro': 'What only the peer by Astro needs',
  'bench/peers/gatsby': 'What only the peer by Gatsby needs',
} as const

const TABLES: readonly Table[] = [
  { heading: 'What a build needs', wanted: dependencies, lock: 'package-lock.json' },
  { heading: 'What only tests, lint and bench need', wanted: devDependencies, lock: 'package-lock.json' },
  ...FOLDERS_APART.map((folder) => ({
    heading: HEADINGS_APART[folder],
    wanted: readWantedApart(folder),
    lock: `${folder}/package-lock.json`,
  })),
]

const sections = readFileSync('docs/dependencies.md', 'utf8').split(/^## /m)

/** The rows of a table of packages: name, use, what else, licence. */
function readRows(heading: string) {
  const lines = sections.find((section) => section.startsWith(`${heading}\n`))?.split('\n') ?? []
  return lines
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, name = '', use = '', instead = '', license = '']) => {
      return { name: name.replaceAll('`', ''), use, instead, license }
    })
}

test.each(TABLES)('"$heading" names every package of its package.json once, and no other', (table) => {
  const names = readRows(table.heading).map(({ name }) => name)
  expect(names.sort()).toEqual(Object.keys(table.wanted).sort())
})

test.each(TABLES)(
  '"$heading" tells what each package is for, what else there is, and its licence as the lock has it',
  ({ heading, lock }) => {
    const { packages } = readLock(lock)
    for (const { name, use, instead, license } of readRows(heading))
      expect({ name, use, instead, license }).toEqual({
        name,
        use: expect.stringMatching(/\w{3}/) as string,
        instead: expect.stringMatching(/\w{3}/) as string,
        license: packages[`node_modules/${name}`]?.license,
      })
  },
)

test.each(TABLES.flatMap(({ wanted }) => Object.entries(wanted)))(
  '%s is wanted in one exact version: %s',
  (_, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  },
)
