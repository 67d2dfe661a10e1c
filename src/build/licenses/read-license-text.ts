import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { readPackageJson, readPackageText } from './read-package'
import { FONT_PACKAGES } from './shipped-packages'

const spdxSchema = z.object({ licenseText: z.string() })

/** What stands between the copyright line, which each font has of its own, and the licence: the first line of dashes. */
const OFL_BEGINNING = /^-{20,}$/m

/** The licence text in a font's package, without the font's own copyright line. */
export function readFontLicense(name: string): string {
  const text = readPackageText(`${name}/LICENSE`)
  return text.slice(text.search(OFL_BEGINNING))
}

/**
 * The text of a licence: that of the parts' own files where they have one, otherwise that of the SPDX list
 * (https://spdx.org/licenses/). Throws when there is none, so that nothing is published without its licence.
 */
export function readLicenseText(license: string): string {
  const own: Readonly<Record<string, () => string>> = {
    MIT: () => readFileSync('LICENSE', 'utf8'),
    'OFL-1.1': () => readFontLicense(FONT_PACKAGES[0]?.package ?? ''),
  }
  const listed = () =>
    spdxSchema.parse(readPackageJson(`spdx-license-list/licenses/${license}.json`)).licenseText
  return (own[license] ?? listed)().trim()
}
