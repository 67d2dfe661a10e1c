import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/** Where a file of an installed package is; throws when the package or the file is not there. */
export function findPackageFile(file: string): string {
  return createRequire(resolve('package.json')).resolve(file)
}

/** A text of an installed package ("@fontsource/bangers/LICENSE"), with the line ends of this project. */
export function readPackageText(file: string): string {
  return readFileSync(findPackageFile(file), 'utf8').replaceAll('\r\n', '\n')
}

/** A JSON file of an installed package, of which the caller knows the form. */
export function readPackageJson(file: string): unknown {
  return JSON.parse(readPackageText(file))
}
