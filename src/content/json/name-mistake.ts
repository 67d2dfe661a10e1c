import type { TextRange } from '../content-problem'
import { quote } from '../quote'
import { findLineNumber, wordAt, type Mistake } from './find-token'

const MEANT_VALUES = new Map([
  ['True', 'true'],
  ['TRUE', 'true'],
  ['False', 'false'],
  ['FALSE', 'false'],
  ['None', 'null'],
  ['undefined', 'null'],
])

/** A mistake at a range of the text. */
export const mistake = (range: TextRange, message: string, hint: string): Mistake => ({
  ...range,
  message,
  hint,
})

/** A quotation mark of print or of another language. */
export function wrongQuote(at: number): Mistake {
  return mistake(
    { start: at, end: at + 1 },
    'This is not the quotation mark that JSON knows.',
    'Use the straight double one, ", before and after the text.',
  )
}

/** A field whose name has no quotation marks, or something that is no name. */
export function unquotedName(text: string, at: number): Mistake {
  const word = wordAt(text, at)
  if (word === '')
    return mistake(
      { start: at, end: at + 1 },
      `The name of a field belongs here, not "${text.charAt(at)}".`,
      'Write it in double quotes, or delete this character.',
    )
  return mistake(
    { start: at, end: at + word.length },
    `The name of a field stands in double quotes.`,
    `Write "${word}".`,
  )
}

/** A comma that no entry follows. */
export function trailingComma(comma: number): Mistake {
  return mistake(
    { start: comma, end: comma + 1 },
    'There is a comma after the last entry.',
    'Delete the comma.',
  )
}

/** A bracket that is open when the file ends. */
export function unclosed(text: string, open: number): Mistake {
  const [character, closing] = text[open] === '{' ? ['{', '}'] : ['[', ']']
  const end = text.trimEnd().length
  return mistake(
    { start: end, end: end + 1 },
    `The file ends, but the "${character}" of line ${findLineNumber(text, open)} is not closed.`,
    `Write "${closing}" where it ends.`,
  )
}

/** Where a group or list was opened, its last entry, what follows it, and what should close it. */
export type Gap = { open: number; entry: number; end: number; at: number; close: string }

/** Something else than a comma or the closing bracket after an entry. */
export function misfit(text: string, { open, entry, end, at, close }: Gap): Mistake {
  const character = text.charAt(at)
  const here = { start: at, end: at + 1 }
  if (at === text.length) return unclosed(text, open)
  if ('}]'.includes(character))
    return mistake(
      here,
      `This "${character}" does not fit: the ${close === ']' ? 'list' : 'group of fields'} of line ${findLineNumber(text, open)} ends with "${close}".`,
      `Write "${close}" first.`,
    )
  if (text[end - 1] === '"' && /[^\s"'[{;:=]/.test(character) && !text.slice(end, at).includes('\n'))
    return mistake(
      { start: end - 1, end },
      'The text ends at this quotation mark, but more follows.',
      'A quotation mark inside a text is written \\".',
    )
  if (character === ':' && close === ']')
    return mistake(
      { start: entry, end },
      `A field begins here, but the list of line ${findLineNumber(text, open)} is not closed.`,
      'Write "]" where the list ends.',
    )
  if (';.:='.includes(character))
    return mistake(here, `A "${character}" stands where a comma belongs.`, 'Write a comma.')
  return mistake({ start: end, end: end + 1 }, 'A comma is missing here.', 'Write a comma after the entry.')
}

const at1 = (at: number): TextRange => ({ start: at, end: at + 1 })

/** Something after the end of the whole. */
export function tooMuch(character: string, at: number): Mistake {
  return '}]'.includes(character)
    ? mistake(at1(at), `There is one "${character}" too many.`, 'Delete it.')
    : mistake(
        at1(at),
        'The file is already complete before this place; nothing may follow.',
        'Delete what follows, or move it inside the braces.',
      )
}

/** A word where a value belongs. */
export function unquotedText(word: string, at: number): Mistake {
  return mistake(
    { start: at, end: at + word.length },
    `${quote(word)} stands here without quotes, so it is no text.`,
    `Write ${MEANT_VALUES.get(word) ?? `"${word}"`}.`,
  )
}

/** A bracket, a comma or the end of the file where a value belongs. */
export function noValue(character: string, at: number): Mistake {
  return character === ''
    ? mistake(at1(at), 'The file ends where a value belongs.', 'Write the rest of it.')
    : mistake(
        at1(at),
        `A value is missing before this "${character}".`,
        'Write a text in double quotes, a number or a list.',
      )
}

/** 3,08: as a JSON file it is the number 3, a comma, and a stray 08. */
export function decimalComma(at: number): Mistake {
  return mistake(
    { start: at - 2, end: at + 1 },
    'A decimal number has a point, not a comma.',
    'Write it like 3.08.',
  )
}

/** No colon between the name and the value of a field. */
export function missingColon(text: string, start: number, end: number): Mistake {
  const name = text.slice(start, end)
  return mistake({ start, end }, `A colon is missing after ${name}.`, `Write ${name}: …`)
}
