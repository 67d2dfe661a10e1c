import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page that holds less than the home page, and what it is named in the tables. */
type Floor = { path: string; name: string; leftOut: RegExp; instead?: string }

/** What is left out of the home page that is written by hand, step by step; each goes on from the one before. */
export const FLOORS: readonly Floor[] = [
  { path: '/no-pictures/', name: '/ – limit, no pictures', leftOut: /<picture.*?<\/picture>/gs },
  {
    path: '/no-files/',
    name: '/ – limit, no pictures, fonts or drawings',
    leftOut: /<link rel="(preload|icon)".*?>|@font-face {.*?}|url\([^)]*\)/gs,
  },
  {
    path: '/a-word/',
    name: '/ – limit, one word left of it all',
    leftOut: /<head>.*<\/body>/s,
    instead: '<head><meta charset="utf-8"><title>Hello</title></head><body>Hello</body>',
  },
]

/**
 * Writes the floors of a limit site into a folder of their own: they tell how much of the time is the network's and the
 * browser's, whatever a page holds.
 */
export function writeFloors(limit: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  cpSync(limit, folder, { recursive: true })
  let html = readFileSync(join(limit, 'index.html'), 'utf8')
  for (const { path, name, leftOut, instead = '' } of FLOORS) {
    const less = html.replace(leftOut, instead)
    if (less === html) throw new Error(`Nothing is left out of "${name}".`)
    html = less
    mkdirSync(join(folder, path))
    writeFileSync(join(folder, path, 'index.html'), html)
  }
}
