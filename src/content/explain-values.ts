import type { z } from 'zod'
import type { ProblemWords } from './content-problem'
import { capitalize, describeField, findExample, findSchema, isOptional } from './describe-field'
import { unwrap } from './find-fields'
import type { ParsedFile } from './explain-issue'
import { findNode, toValue, type Step } from './json/parse-json'
import { quote, toOneLine } from './quote'
import { fieldRoles } from './schemas/fields'

const WANTED: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'a group of fields',
  boolean: 'true or false',
}

/** What a value is, in words: the text "3", the number 3, a list. */
function describeValue(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of fields'
  if (typeof value === 'string') return `the text ${quote(value)}`
  return typeof value === 'number' ? `the number ${value}` : JSON.stringify(value)
}

/** A value of the wrong type: what is there, what is wanted, and what to write. */
export function explainType(expected: string, file: ParsedFile, path: readonly Step[]): ProblemWords {
  const value = toValue(findNode(file.root, path))
  const wanted = WANTED[expected] ?? expected
  const schema = findSchema(file.kind.schema, path)
  if (path.length === 0)
    return {
      message: `The file holds ${describeValue(value)}, but the fields of ${file.kind.label} belong here.`,
      hint: 'Write them between { and }.',
    }
  return {
    message: `${capitalize(describeField(path))} is ${describeValue(value)}, but ${wanted} belongs here.`,
    hint: hintForType(expected, value, schema),
  }
}

function hintForType(expected: string, value: unknown, schema: z.core.$ZodType | undefined): string {
  if (value === null && schema !== undefined && isOptional(schema))
    return 'If there is none, delete the whole line.'
  const isFreeText = schema !== undefined && fieldRoles.get(unwrap(schema))?.role === 'text'
  if (expected === 'string' && isFreeText && (typeof value === 'number' || typeof value === 'boolean'))
    return `Put it in quotation marks: "${String(value)}"`
  if (expected === 'array' && typeof value === 'string')
    return `Put it in square brackets: [${toOneLine(value)}]`
  if (expected === 'int' && typeof value === 'number') return `Write ${Math.max(1, Math.round(value))}.`
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : NaN
  if ((expected === 'int' || expected === 'number') && Number.isFinite(number))
    return `Write it without quotation marks: ${number}`
  if (expected === 'boolean' && (value === 'true' || value === 'false'))
    return `Write it without quotation marks: ${value}`
  const example = schema === undefined ? undefined : findExample(schema)
  return example === undefined
    ? 'Write a text in quotation marks, or delete the entry.'
    : `Write for example: ${toOneLine(example)}`
}

/** A value of the right type that is empty, too small or too large. */
export function explainLimit(issue: z.core.$ZodIssue, file: ParsedFile, path: readonly Step[]): ProblemWords {
  const schema = findSchema(file.kind.schema, path)
  const name = capitalize(describeField(path))
  if (issue.code === 'too_small')
    return {
      message: `${name} is too small.`,
      hint: `Write a number ${issue.inclusive === false ? 'above' : 'of at least'} ${issue.minimum}.`,
    }
  if (issue.code === 'too_big')
    return { message: `${name} is too large.`, hint: `Write a number of at most ${issue.maximum}.` }
  const example = schema === undefined ? undefined : findExample(schema)
  const optional = schema !== undefined && isOptional(schema)
  const isEntry = typeof path.at(-1) === 'number'
  return {
    message: `${name} is empty.`,
    hint: isEntry
      ? 'Write a text, or delete the entry.'
      : `Write a text${optional ? ', or delete the whole line' : ''}${example === undefined ? '.' : `; for example: ${toOneLine(example)}`}`,
  }
}
