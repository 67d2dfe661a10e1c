import type { Part } from './part'

const INTRODUCTION = `LICENCES

What this site is made of, beside its owner's own words and pictures: those are the owner's, and nothing below gives a
right to them.

The icons of companies and products may be trademarks of their owners. The licence of a set is for the drawings; it gives
no right to the marks. They stand here for nothing but what they name.`

const RULE = '='.repeat(80)

function formatPart({ name, use, rights, license, version, address }: Part): string {
  const facts = [
    `For: ${use}`,
    rights,
    `Licence: ${license}`,
    `Version: ${version}`,
    ...(address ? [address] : []),
  ]
  return [name, ...facts.map((fact) => `  ${fact}`)].join('\n')
}

/**
 * The list of what the site is made of, and the text of each licence once, in the order in which the parts name them; for
 * people to read. `readText` gives the text of a licence by its SPDX identifier.
 */
export function toLicenses(parts: readonly Part[], readText: (license: string) => string): string {
  const licenses = [...new Set(parts.map(({ license }) => license))]
  const texts = licenses.map((license) => `${RULE}\n${license}\n${RULE}\n\n${readText(license)}`)
  return `${[INTRODUCTION, ...parts.map(formatPart), ...texts].join('\n\n')}\n`
}
