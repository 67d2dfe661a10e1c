import { nameOf, type Lock, type LockEntry } from './read-project'

const REGISTRY = 'https://registry.npmjs.org/'

/**
 * Written by hand, without their checksums (docs/decisions/0014-one-typesetter-for-resume-and-cards.md): the typesetter's
 * platforms, all but Linux on x64.
 */
const WITHOUT_CHECKSUM = [
  'android-arm-eabi',
  'android-arm64',
  'darwin-arm64',
  'darwin-x64',
  'linux-arm-gnueabihf',
  'linux-arm64-gnu',
  'linux-arm64-musl',
  'win32-arm64-msvc',
  'win32-x64-msvc',
].map((platform) => `@myriaddreamin/typst-ts-node-compiler-${platform}`)

/** Packages that are installed under another name than their own, at the wish of packages that we use. */
const ALIASES: Readonly<Record<string, string>> = {
  '@jest/react-is-18': 'react-is',
  '@jest/react-is-19': 'react-is',
  '@swc/legacy-helpers': '@swc/helpers',
  'string-width-cjs': 'string-width',
  'strip-ansi-cjs': 'strip-ansi',
  'wrap-ansi-cjs': 'wrap-ansi',
}

const VERSION = /^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/

type Fault = { text: string; isIn: (entry: LockEntry, name: string) => boolean }

const FAULTS: readonly Fault[] = [
  { text: 'is a link', isIn: ({ link }) => link === true },
  { text: 'has no version of a registry', isIn: ({ version = '' }) => !VERSION.test(version) },
  {
    text: 'comes from elsewhere than the public registry',
    isIn: ({ resolved }) => resolved !== undefined && !resolved.startsWith(REGISTRY),
  },
  {
    text: 'has no SHA-512',
    isIn: ({ integrity = '' }, name) =>
      !integrity.startsWith('sha512-') && !(integrity === '' && WITHOUT_CHECKSUM.includes(name)),
  },
  {
    text: 'is another package than its name says',
    isIn: ({ name: real }, name) => real !== undefined && real !== name && ALIASES[name] !== real,
  },
]

/**
 * What is wrong with a lock, beyond what lockfile-lint sees: that one passes a package without a checksum and one under
 * another name. Packages that come inside another one are covered by the checksum of that.
 */
export function findLockFaults({ packages }: Lock): string[] {
  return Object.entries(packages)
    .filter(([place, { inBundle }]) => place !== '' && inBundle !== true)
    .flatMap(([place, entry]) =>
      FAULTS.filter(({ isIn }) => isIn(entry, nameOf(place))).map(({ text }) => `${place} ${text}`),
    )
}
