/** One file of a font: its name on the site, and the whole file in its package. */
export type FontFile = { name: string; source: string }

/** A font at one weight. A letter is taken from the first of its files that has it. */
export type Font = { family: string; weight: number; files: readonly FontFile[] }

const BANGERS = '@fontsource/bangers/files/bangers'
const COMIC_NEUE = '@fontsource/comic-neue/files/comic-neue'

/** The fonts of the site. `src/html.tsx` names the first file of the first two; Comic Neue has no letters beyond Latin-1. */
export const FONTS: readonly Font[] = [
  {
    family: 'Bangers',
    weight: 400,
    files: [
      { name: 'bangers', source: `${BANGERS}-latin-400-normal.woff2` },
      { name: 'bangers-latin-ext', source: `${BANGERS}-latin-ext-400-normal.woff2` },
      { name: 'bangers-vietnamese', source: `${BANGERS}-vietnamese-400-normal.woff2` },
    ],
  },
  {
    family: 'Comic Neue',
    weight: 400,
    files: [{ name: 'comic-neue', source: `${COMIC_NEUE}-latin-400-normal.woff2` }],
  },
  {
    family: 'Comic Neue',
    weight: 700,
    files: [{ name: 'comic-neue-bold', source: `${COMIC_NEUE}-latin-700-normal.woff2` }],
  },
]
