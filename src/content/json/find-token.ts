import { quote } from '../quote'

/** Where a text stops being JSON, in UTF-16 units, and the owner's words for it. */
export type Mistake = { start: number; end: number; message: string; hint: string }

const NUMBER = /-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y
const NUMBER_LIKE = /[-+.\w]+/y
const WORD = /[\p{L}_$][\p{L}\p{N}_$-]*/uy

const toCode = (text: string, at: number) =>
  `U+${text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}`

const matchAt = (pattern: RegExp, text: string, at: number): string => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}

/** The unquoted word at a place; empty when there is none. */
export const wordAt = (text: string, at: number): string => matchAt(WORD, text, at)

/** The number of the line, from 1, that a place is in. */
export const findLineNumber = (text: string, at: number): number =>
  text.slice(0, at).split(/\r\n|\n|\r/).length

/** The next place that is not white space; a mistake when a comment or an odd space is in the way. */
export function skipSpace(text: string, from: number): Mistake | number {
  const at = from + matchAt(/[ \t\r\n]*/y, text, from).length
  const comment = matchAt(/(\/\/|#).*|\/\*[^]*?(\*\/|$)/y, text, at)
  if (comment !== '')
    return {
      start: at,
      end: at + comment.length,
      message: 'This is a comment, and JSON has no comments.',
      hint: 'Delete it.',
    }
  if (/[\s\u200b-\u200f\u2060\ufeff]/.test(text.charAt(at)))
    return {
      start: at,
      end: at + 1,
      message: `A special space (${toCode(text, at)}) stands here, perhaps copied from another program.`,
      hint: 'Delete it, or write a plain space.',
    }
  return at
}

/** The end of the number that begins at a place, or why it is none. */
export function findNumber(text: string, at: number): Mistake | number {
  const number = matchAt(NUMBER, text, at)
  const written = matchAt(NUMBER_LIKE, text, at)
  if (number !== '' && number === written) return at + number.length
  const meant = Number(written)
  return {
    start: at,
    end: at + written.length,
    message: `${quote(written)} is not a number as JSON writes numbers.`,
    hint: Number.isFinite(meant) ? `Write ${meant}.` : `If it is a text, write "${written}".`,
  }
}

/** The place after the closing quotation mark of the text that begins at a place, or why there is none. */
export function findStringEnd(text: string, start: number): Mistake | number {
  let at = start + 1
  for (;;) {
    at += matchAt(/[^"\\\p{Cc}]*/uy, text, at).length
    const character = text.charAt(at)
    if (character === '"') return at + 1
    if (/[\x7f-\x9f]/.test(character)) {
      at += 1
      continue
    }
    if (character !== '\\') return explainStop(text, start, at)
    const escape = matchAt(/\\(["\\/bfnrt]|u[\da-fA-F]{4})/y, text, at)
    if (escape === '')
      return {
        start: at,
        end: at + 2,
        message: 'A backslash begins a special character, and this is none.',
        hint: 'For a backslash in the text, write two: \\\\',
      }
    at += escape.length
  }
}

function explainStop(text: string, start: number, at: number): Mistake {
  const character = text.charAt(at)
  if (character === '' || character === '\n' || character === '\r')
    return {
      start,
      end: at,
      message: 'The text that begins here does not end on its line.',
      hint: 'Put a " at its end. A line break inside a text is written \\n.',
    }
  const name = character === '\t' ? 'A tab' : 'An invisible control character'
  const hint = character === '\t' ? 'Write a space instead, or \\t for the tab.' : 'Delete it.'
  return { start: at, end: at + 1, message: `${name} stands inside a text.`, hint }
}
