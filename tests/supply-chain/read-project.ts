import { readFileSync } from 'node:fs'

/** What `package.json` says of other packages. */
export type Manifest = {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
  engines: { node: string }
}

/** What a `package.json` with a lock of its own says of other packages. */
type ManifestApart = {
  dependencies: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** Where packages are installed apart from the project's, each with a lock of its own. */
export const FOLDERS_APART = ['tests/hosts/tools', 'bench/peers/astro', 'bench/peers/gatsby'] as const

/** An entry of a lock: a package at a place in `node_modules`. */
export type LockEntry = {
  name?: string
  version?: string
  resolved?: string
  integrity?: string
  license?: string
  link?: boolean
  inBundle?: boolean
  hasInstallScript?: boolean
}

/** A lock, by the places of its packages; the project itself lies at "". */
export type Lock = { packages: Record<string, LockEntry> }

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** The project's own `package.json`. */
export const readManifest = () => read('package.json') as Manifest

/** The packages that are wanted in a folder apart. */
export function readWantedApart(folder: (typeof FOLDERS_APART)[number]): Record<string, string> {
  const { dependencies, optionalDependencies } = read(`${folder}/package.json`) as ManifestApart
  return { ...dependencies, ...optionalDependencies }
}

/** A lock of npm's. */
export const readLock = (path: string) => read(path) as Lock

/** The name that a place stands for: "node_modules/a/node_modules/@b/c" → "@b/c". */
export const nameOf = (place: string) =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
