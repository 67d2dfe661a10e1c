import { findNumber, findStringEnd, skipSpace, wordAt, type Mistake } from './find-token'
import {
  decimalComma,
  mistake,
  missingColon,
  misfit,
  noValue,
  tooMuch,
  trailingComma,
  unclosed,
  unquotedName,
  unquotedText,
  wrongQuote,
} from './name-mistake'

const DEEPEST = 40
const WRONG_QUOTES = /['‘’‚“”„«»`´]/
type Step = Mistake | number

/** The first place where a text stops being JSON, in the owner's words; null when all of it is JSON. */
export function findMistake(text: string): Mistake | null {
  const start = skipSpace(text, 0)
  if (typeof start !== 'number') return start
  const valueEnd = readValue(text, start, 0)
  if (typeof valueEnd !== 'number') return valueEnd
  const rest = skipSpace(text, valueEnd)
  if (typeof rest !== 'number') return rest
  if (rest === text.length) return null
  return tooMuch(text.charAt(rest), rest)
}

function readValue(text: string, at: number, depth: number): Step {
  const character = text.charAt(at)
  if (depth > DEEPEST)
    return mistake({ start: at, end: at + 1 }, 'This is nested too deeply.', 'Take some brackets away.')
  if (character === '{') return readGroup(text, at, depth, OBJECT)
  if (character === '[') return readGroup(text, at, depth, LIST)
  if (character === '"') return findStringEnd(text, at)
  if (/[-+.\d]/.test(character)) return findNumber(text, at)
  if (WRONG_QUOTES.test(character)) return wrongQuote(at)
  const word = wordAt(text, at)
  if (['true', 'false', 'null'].includes(word)) return at + word.length
  return word === '' ? noValue(character, at) : unquotedText(word, at)
}

type Group = { close: string; readEntry: (text: string, at: number, depth: number) => Step }

const LIST: Group = {
  close: ']',
  readEntry: (text, at, depth) => readValue(text, at, depth + 1),
}
const OBJECT: Group = { close: '}', readEntry: readMember }

function readGroup(text: string, open: number, depth: number, group: Group): Step {
  let comma: number | null = null
  let at = skipSpace(text, open + 1)
  for (;;) {
    if (typeof at !== 'number') return at
    if (text[at] === group.close) return comma === null ? at + 1 : trailingComma(comma)
    if (at === text.length) return unclosed(text, open)
    const entry = at
    const end = group.readEntry(text, at, depth)
    if (typeof end !== 'number') return end
    at = skipSpace(text, end)
    if (typeof at !== 'number') return at
    if (text[at] === group.close) return at + 1
    if (text[at] !== ',') return misfit(text, { open, entry, end, at, close: group.close })
    comma = at
    at = skipSpace(text, at + 1)
  }
}

function readMember(text: string, at: number, depth: number): Step {
  const character = text.charAt(at)
  if (/\d/.test(character) && /\d,$/.test(text.slice(at - 2, at))) return decimalComma(at)
  if (WRONG_QUOTES.test(character)) return wrongQuote(at)
  if (character !== '"') return unquotedName(text, at)
  const nameEnd = findStringEnd(text, at)
  if (typeof nameEnd !== 'number') return nameEnd
  const colon = skipSpace(text, nameEnd)
  if (typeof colon !== 'number') return colon
  if (text[colon] !== ':') return missingColon(text, at, nameEnd)
  const value = skipSpace(text, colon + 1)
  return typeof value === 'number' ? readValue(text, value, depth + 1) : value
}
