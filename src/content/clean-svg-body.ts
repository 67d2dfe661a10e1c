import { ICON_ID_MARK } from './icon-id-mark'

/** `style="mask-type:alpha"` as attributes: a strict security policy refuses `style`. */
export function toAttributes(body: string): string {
  return body.replace(/ style="([^"]*)"/g, (_, style: string) =>
    style
      .split(';')
      .map((declaration) => declaration.split(':'))
      .flatMap(([property, value]) =>
        property !== undefined && value !== undefined ? ` ${property.trim()}="${value.trim()}"` : '',
      )
      .join(''),
  )
}

/** The same drawing with the mark before each id and each use of it. */
export function markIds(body: string): string {
  return body
    .replace(/ id="([^"]+)"/g, ` id="${ICON_ID_MARK}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${ICON_ID_MARK}$1)`)
    .replace(/ (xlink:)?href="#([^"]+)"/g, ` href="#${ICON_ID_MARK}$2"`)
}
