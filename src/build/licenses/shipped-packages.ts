import type { IconSet } from '../../content/icons'
import type { Content } from '../../content/to-content'
import { LAST_RESORT } from '../typesetting/load-fonts'

/** A package of which something reaches visitors, and what for. */
export type ShippedPackage = { package: string; use: string }

const OTHER_SCRIPTS = 'letters of other scripts in the résumé and the social cards, where they are needed'

/** The packages of the fonts. Whether a Noto font is needed depends on every letter of the data, so all are listed. */
export const FONT_PACKAGES: readonly ShippedPackage[] = [
  { package: '@fontsource/bangers', use: 'lettering of the pages, the résumé and the social cards' },
  { package: '@fontsource/comic-neue', use: 'text of the pages, the résumé and the social cards' },
  { package: '@fontsource-variable/noto-emoji', use: OTHER_SCRIPTS },
  { package: '@fontsource-variable/noto-sans', use: OTHER_SCRIPTS },
  { package: '@fontsource-variable/noto-sans-arabic', use: OTHER_SCRIPTS },
  { package: '@fontsource-variable/noto-sans-hebrew', use: OTHER_SCRIPTS },
  { package: '@fontsource-variable/noto-sans-jp', use: OTHER_SCRIPTS },
  { package: '@fontsource-variable/noto-sans-kr', use: OTHER_SCRIPTS },
  { package: '@fontsource-variable/noto-sans-sc', use: OTHER_SCRIPTS },
  { package: '@fontsource-variable/noto-sans-thai', use: OTHER_SCRIPTS },
]

/** The typesetter brings fonts of its own; of these, only this one is ever asked for a letter. */
export const TYPESETTER = {
  package: '@myriaddreamin/typst-ts-node-compiler',
  font: LAST_RESORT,
  use: 'arrows and other signs in the résumé and the social cards, where they are needed',
  // As the font itself says, which lies inside the compiler and in no file of its package.
  rights: 'Copyright 2012-2024 The Libertinus Project Authors.',
  license: 'OFL-1.1',
  address: 'https://github.com/alerque/libertinus',
} as const

/** What the icons of a set are for. The record asks for every set that the data may name. */
const ICON_USES: Readonly<Record<IconSet, string>> = {
  logos: 'icons of technologies',
  mdi: 'icons of buttons and of technologies',
  'simple-icons': 'icons of technologies',
}

/** The sets that the view itself draws with, whatever the data names. */
export const VIEW_ICON_SETS: readonly IconSet[] = ['mdi']

/** The packages of the icon sets that the site takes icons from. */
export function listIconPackages({ technologies }: Pick<Content, 'technologies'>): ShippedPackage[] {
  const isUsed = (set: string) =>
    VIEW_ICON_SETS.some((own) => own === set) || technologies.some(({ icon }) => icon.startsWith(`${set}:`))
  return Object.entries(ICON_USES)
    .filter(([set]) => isUsed(set))
    .map(([set, use]) => ({ package: `@iconify-json/${set}`, use }))
}
