import { CARD_HEIGHT_PX, CARD_WIDTH_PX } from '../../content/social-card-size'
import { INKS, PAPERS, type Paper } from './inks'
import type { Panel } from './panels'

const RAY_DEGREES = 7.5
const FIRST_RAY_DEGREES = 4
/** Farther than any corner. */
const RAY_LENGTH_PX = 1600
const RAYS_Y_PX = 400
const DOT_GRID_PX = 20
const MAX_DOT_RADIUS_PX = 7.5
/** Dots grow from here down to the lower edge. */
const FIRST_DOT_Y_PX = 330
const MASTHEAD_HEIGHT_PX = 112
const FIRST_STRIP_DOT_X_PX = 560
const INK_PX = 7
const SHADOW_PX = 13

/** A panel's corners as SVG writes them. */
export const toSvgPoints = (points: Panel['points']) => points.map((point) => point.join(',')).join(' ')

function drawRays([x, y]: readonly [number, number], ink: string): string {
  const at = (degrees: number) => {
    const turn = (degrees * Math.PI) / 180
    return `${(x + RAY_LENGTH_PX * Math.cos(turn)).toFixed(1)} ${(y + RAY_LENGTH_PX * Math.sin(turn)).toFixed(1)}`
  }
  const starts = Array.from(
    { length: 180 / RAY_DEGREES },
    (_, ray) => FIRST_RAY_DEGREES + 2 * ray * RAY_DEGREES,
  )
  const rays = starts.map((start) => `M${x} ${y}L${at(start)}L${at(start + RAY_DEGREES)}Z`)
  return `<path d="${rays.join('')}" fill="${ink}"/>`
}

function drawDots(ink: string): string {
  const dots: string[] = []
  for (let y = FIRST_DOT_Y_PX; y <= CARD_HEIGHT_PX + DOT_GRID_PX; y += DOT_GRID_PX / 2) {
    const isOdd = ((y - FIRST_DOT_Y_PX) / (DOT_GRID_PX / 2)) % 2
    const radius = ((y - FIRST_DOT_Y_PX) / (CARD_HEIGHT_PX - FIRST_DOT_Y_PX)) * MAX_DOT_RADIUS_PX
    for (let x = isOdd * (DOT_GRID_PX / 2); x <= CARD_WIDTH_PX; x += DOT_GRID_PX)
      dots.push(`<circle cx="${x}" cy="${y}" r="${radius.toFixed(2)}"/>`)
  }
  return `<g fill="${ink}">${dots.join('')}</g>`
}

/** Yellow, with dots that grow to the right. */
function drawMasthead(): string {
  const dots: string[] = []
  for (let x = FIRST_STRIP_DOT_X_PX; x <= CARD_WIDTH_PX + DOT_GRID_PX; x += DOT_GRID_PX / 2) {
    const isOdd = ((x - FIRST_STRIP_DOT_X_PX) / (DOT_GRID_PX / 2)) % 2
    const radius = ((x - FIRST_STRIP_DOT_X_PX) / (CARD_WIDTH_PX - FIRST_STRIP_DOT_X_PX)) * MAX_DOT_RADIUS_PX
    for (let y = isOdd * (DOT_GRID_PX / 2); y <= MASTHEAD_HEIGHT_PX; y += DOT_GRID_PX)
      dots.push(`<circle cx="${x}" cy="${y}" r="${radius.toFixed(2)}"/>`)
  }
  const ground = `<path d="M0 0H${CARD_WIDTH_PX}V${MASTHEAD_HEIGHT_PX}H0Z" fill="${INKS.yellowPlate}"/>`
  return `${ground}<g fill="${INKS.amberPlate}">${dots.join('')}</g><path d="M0 ${MASTHEAD_HEIGHT_PX}H${CARD_WIDTH_PX}" stroke="${INKS.blackPlate}" stroke-width="${INK_PX}"/>`
}

/** A hard shadow without blur, and white under a picture that lets light through. */
function drawGround({ points }: Panel): string {
  const corners = toSvgPoints(points)
  return (
    `<polygon points="${corners}" transform="translate(${SHADOW_PX} ${SHADOW_PX})" fill="${INKS.blackPlate}" ` +
    `stroke="${INKS.blackPlate}" stroke-width="${INK_PX}"/><polygon points="${corners}" fill="${INKS.whitePaper}"/>`
  )
}

/** Rays come from behind the picture, or from behind the lettering. */
function toCentre(panels: readonly Panel[]): readonly [number, number] {
  const xs = panels.flatMap(({ points }) => points.map(([x]) => x))
  const x = xs.length === 0 ? CARD_WIDTH_PX / 2 : xs.reduce((sum, one) => sum + one, 0) / xs.length
  return [Math.round(x), RAYS_Y_PX]
}

/** All of a card that lies under its pictures, as SVG: sunburst, dots, masthead, and the ground of each panel. */
export function toPaperSvg(paper: Paper, panels: readonly Panel[]): string {
  const { ground, ray, dot } = PAPERS[paper]
  const centre = toCentre(panels)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH_PX}" height="${CARD_HEIGHT_PX}">` +
    `<path d="M0 0H${CARD_WIDTH_PX}V${CARD_HEIGHT_PX}H0Z" fill="${ground}"/>` +
    drawRays(centre, ray) +
    drawDots(dot) +
    drawMasthead() +
    panels.map(drawGround).join('') +
    '</svg>'
  )
}
