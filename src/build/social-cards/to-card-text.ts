/** A text as the template can set it. */
export type CardText = {
  text: string
  /** With places to break in its long words, for when they fit in no other way. */
  broken: string
  /** Its longest parts that do not break: what the letters' size must leave room for. */
  pieces: readonly string[]
  isRightToLeft: boolean
  /** How high and low its letters reach: as Latin capitals do, with accents, or as those of other scripts. */
  reach: 'capitals' | 'accents' | 'any'
}

/** More letters than a card has room for are not worth measuring. */
const MAX_GRAPHEMES = 400
const LONG_PIECE_GRAPHEMES = 10
const MEASURED_PIECES = 3
const BREAK = '\u200b'

/** Scripts whose words break without spaces. */
const BREAKS_ANYWHERE =
  /[\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]+|(?<=\p{L}-)(?=\p{L})/u
const RIGHT_TO_LEFT = /[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}\p{sc=Adlam}]/u
const LATIN = /^(?:(?![\p{M}\p{Extended_Pictographic}])[\p{sc=Latin}\p{sc=Common}])*$/u
/** Letters that pile up marks would climb out of their box. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

const toGraphemes = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment)

function breakLongWord(word: string): string {
  const letters = toGraphemes(word)
  return letters.length <= LONG_PIECE_GRAPHEMES ? word : letters.join(BREAK)
}

/** Reads direction as a page with `dir="auto"` does: from the first letter that has one. */
function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '')
}

function findReach(text: string): CardText['reach'] {
  if (!LATIN.test(text.normalize('NFC'))) return 'any'
  return /\p{M}/u.test(text.normalize('NFD')) ? 'accents' : 'capitals'
}

/** Makes a text of the owner's ready to be set, on as many lines as it needs: its own breaks are left out. */
export function toCardText(words: string): CardText {
  const flat = words.replace(/\s+/gu, ' ').trim().replace(PILED_MARKS, '$1')
  const text = toGraphemes(flat).slice(0, MAX_GRAPHEMES).join('')
  const pieces = text.split(BREAKS_ANYWHERE).filter((piece) => piece !== '')
  return {
    text,
    broken: text.replace(/\S+/gu, breakLongWord),
    pieces: pieces.sort((one, other) => other.length - one.length).slice(0, MEASURED_PIECES),
    isRightToLeft: isRightToLeft(text),
    reach: findReach(text),
  }
}
