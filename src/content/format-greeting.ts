const PLACE_FOR_NAME = '{shortName}'

/** The greeting on the cover: the owner's title, with their short name in every place kept for it. */
export function formatGreeting(title: string, shortName: string): string {
  // A function, because "$&" in a name means something else to replaceAll.
  return title.replaceAll(PLACE_FOR_NAME, () => shortName)
}
