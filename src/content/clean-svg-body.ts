/** `style="mask-type:alpha"` as attributes: the pages' security policy refuses `style`. */
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

/** The same drawing with a prefix to each id and each use of it, so that two drawings in a page never clash. */
export function prefixIds(body: string, prefix: string): string {
  return body
    .replace(/ id="([^"]+)"/g, ` id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/ (xlink:)?href="#([^"]+)"/g, ` href="#${prefix}$2"`)
}
