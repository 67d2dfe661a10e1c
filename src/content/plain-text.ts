// Halves of characters, U+FFFE and U+FFFF are no characters: feeds and sitemaps, being XML, may not hold them.
const BROKEN = /[\p{Cs}\ufffe\uffff]/u
const CONTROL = /(?![\n\t])\p{Cc}/u
const VISIBLE = /[^\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u

/** What no text may hold; null when all of it may stand in a page. */
export function findForbidden(text: string): 'a control character' | 'a broken character' | null {
  if (BROKEN.test(text)) return 'a broken character'
  return CONTROL.test(text) ? 'a control character' : null
}

/** Is there anything to be seen? Spaces, joiners and marks of direction alone are nothing. */
export const isVisible = (text: string) => VISIBLE.test(text)
