const REFERENCES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A text as HTML that shows exactly this text: https://html.spec.whatwg.org/multipage/parsing.html#data-state. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => REFERENCES[character] ?? character)
}
