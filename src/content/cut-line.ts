const WIDEST_COLUMNS = 90
const LEAD_COLUMNS = 24

/** A line as a terminal can show it, and the marks to stand under it. */
export type CutLine = { text: string; marks: string }

type Cell = { glyph: string; columns: number; marked: boolean }

const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|[\u{20000}-\u{3fffd}]/u
const NO_WIDTH = /^(?:\p{Mn}|\p{Me}|\u200d|\ufe0f)$/u
const HIDDEN = /^[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]$/u

/** One column each for what a terminal hides or obeys: an escape sequence or a change of direction. */
function toCell(character: string, marked: boolean): Cell {
  if (character === '\t') return { glyph: ' ', columns: 1, marked }
  if (NO_WIDTH.test(character)) return { glyph: character, columns: 0, marked }
  if (HIDDEN.test(character)) return { glyph: '·', columns: 1, marked }
  return { glyph: character, columns: WIDE.test(character) ? 2 : 1, marked }
}

function toCells(source: string, start: number, length: number): Cell[] {
  const cells: Cell[] = []
  let at = 0
  for (const character of source) {
    cells.push(toCell(character, at >= start && at < start + length))
    at += character.length
  }
  // A mark may stand one place after the end, where something is missing.
  if (start >= at) cells.push({ glyph: ' ', columns: 1, marked: true })
  return cells
}

const sum = (cells: readonly Cell[]) => cells.reduce((columns, cell) => columns + cell.columns, 0)

/** As many cells as fit, from the first or, backwards, from the last. */
function take(cells: readonly Cell[], widest: number): Cell[] {
  let columns = 0
  const firstOver = cells.findIndex((cell) => (columns += cell.columns) > widest)
  return firstOver === -1 ? [...cells] : cells.slice(0, firstOver)
}

/** Cuts a line to about 95 columns around the marked part, given in UTF-16 units from 0. */
export function cutLine(source: string, start: number, length: number): CutLine {
  const cells = toCells(source, start, length)
  const first = Math.max(
    0,
    cells.findIndex((cell) => cell.marked),
  )
  const fits = sum(cells) <= WIDEST_COLUMNS
  const lead = cells.slice(0, first)
  const isLeadCut = !fits && sum(lead) > LEAD_COLUMNS
  const shownLead = isLeadCut ? take(lead.toReversed(), LEAD_COLUMNS).toReversed() : lead
  const shown = fits ? cells : take([...shownLead, ...cells.slice(first)], WIDEST_COLUMNS)
  const isEndCut = shown.length < shownLead.length + cells.length - first
  const before = isLeadCut ? '…' : ''
  const marked = sum(shown.filter((cell) => cell.marked))
  return {
    text: before + shown.map((cell) => cell.glyph).join('') + (isEndCut ? '…' : ''),
    marks: ' '.repeat(before.length + sum(shownLead)) + '^'.repeat(Math.max(1, marked)),
  }
}
