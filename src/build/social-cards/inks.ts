/** The inks of the day issue by their printers' names, as in src/styles: a test compares them. */
export const INKS = {
  blackPlate: '#1a1a2e',
  newsprint: '#f9edd3',
  whitePaper: '#fffaf0',
  redPlate: '#d62828',
  yellowPlate: '#ffd23f',
  amberPlate: '#ffb627',
  tealPlate: '#68d6cb',
  skyPlate: '#9bd8f2',
  skyRay: '#c4ebfa',
  skyDot: '#4fb0d8',
  tealRay: '#8fe0d8',
  amberDot: '#ff9f1c',
  offset: '#f08a24',
  tape: '#ffe89a',
} as const

/** A paper that a card is printed on: its ground, and the rays and dots on it. */
export type Paper = keyof typeof PAPERS

/** The inks of every paper. The rays of the amber one are its caption's yellow. */
export const PAPERS = {
  sky: { ground: INKS.skyPlate, ray: INKS.skyRay, dot: INKS.skyDot },
  teal: { ground: INKS.tealPlate, ray: INKS.tealRay, dot: INKS.skyDot },
  amber: { ground: INKS.amberPlate, ray: INKS.yellowPlate, dot: INKS.amberDot },
} as const
