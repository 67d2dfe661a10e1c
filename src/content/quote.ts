const LONGEST_QUOTE = 60

const NAMED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** A character that a terminal would not show, or would obey, as its JSON escape: "\u202e". */
export function showHidden(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cs}\u200b\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu,
    (character) => NAMED[character] ?? `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )
}

/** A word of the owner's in double quotes, shortened to 60 characters, safe for a terminal. */
export function quote(word: string): string {
  const characters = Array.from(word)
  const short =
    characters.length > LONGEST_QUOTE ? `${characters.slice(0, LONGEST_QUOTE - 1).join('')}…` : word
  return `"${showHidden(short)}"`
}

/** A JSON value on one line, as the owner may copy it: { "src": "cover.png", "alt": "…" }. */
export function toOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toOneLine).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([key, member]) => `"${key}": ${toOneLine(member)}`)
    return `{ ${members.join(', ')} }`
  }
  return JSON.stringify(value)
}
