import { stat } from 'node:fs/promises'

/** Pictures that were decoded to their last row, by `toStateKey`, and the formats that they are. */
export type DecodedPictures = {
  /** Those of earlier checks. */
  before: ReadonlyMap<string, string>
  /** Those that this check found whole: what the next one need not decode. */
  now: Map<string, string>
}

/** Nothing was decoded before. */
export const createDecodedPictures = (before: ReadonlyMap<string, string> = new Map()): DecodedPictures => ({
  before,
  now: new Map(),
})

/** The state of a file, by its path and what the system knows of it: another one whenever somebody wrote to it. */
export async function toStateKey(file: string): Promise<string> {
  const { size, mtimeMs, ctimeMs, ino } = await stat(file)
  return [file, size, mtimeMs, ctimeMs, ino].join('|')
}
