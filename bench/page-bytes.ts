/** What the bytes of a page are: pictures of the first screen and those below it stand apart. */
export const KINDS = ['html', 'css', 'script', 'font', 'drawing', 'other', 'picture', 'pictureBelow'] as const

export type Kind = (typeof KINDS)[number]

/** How large something is, and how large it is on its way. */
export type Size = { raw: number; sent: number }

/** A file that a page loads. */
export type LoadedFile = Size & { kind: Kind }

const KIND_BY_TYPE: readonly (readonly [RegExp, Kind])[] = [
  [/^text\/html/, 'html'],
  [/^text\/css/, 'css'],
  [/javascript/, 'script'],
  [/font/, 'font'],
  [/^image\/svg/, 'drawing'],
  [/^image\//, 'picture'],
]

/** What a file is by its `Content-Type`; SVG files are drawings, for the lines of the look and not of its contents. */
export function toKind(contentType: string): Kind {
  return KIND_BY_TYPE.find(([pattern]) => pattern.test(contentType))?.[1] ?? 'other'
}

const add = (one: Size, other: Size): Size => ({ raw: one.raw + other.raw, sent: one.sent + other.sent })

const NOTHING: Size = { raw: 0, sent: 0 }

/** The sum of the files of these kinds. */
export function sumBytes(files: readonly LoadedFile[], kinds: readonly Kind[] = KINDS): Size {
  return files.filter(({ kind }) => kinds.includes(kind)).reduce<Size>(add, NOTHING)
}

/** What comes before the pictures: the page, its styles, scripts, fonts and drawings. */
export const BEFORE_PICTURES = KINDS.filter((kind) => !kind.startsWith('picture'))

/** The same and the pictures of the first screen. */
export const BEFORE_PICTURES_BELOW = KINDS.filter((kind) => kind !== 'pictureBelow')
