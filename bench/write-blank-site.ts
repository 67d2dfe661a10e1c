import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toSpeculationRules } from '../src/build/speculation/to-speculation-rules'

const PAGE_TURN = '<style>@view-transition { navigation: auto }</style>'

const toPage = (head: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Blank</title><link rel="icon" href="data:,">${head}${body}</html>`

/**
 * Writes two pages of a word each, which are made ready as ours are, with or without a turn between them: what any page
 * takes on a machine.
 */
export function writeBlankSite(folder: string, hasPageTurn: boolean): void {
  const head = `${hasPageTurn ? PAGE_TURN : ''}<script type="speculationrules">${toSpeculationRules('')}</script>`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'about'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), toPage(head, '<header><a href="/about/">About</a></header>'))
  writeFileSync(join(folder, 'about/index.html'), toPage(head, '<p>About</p>'))
  writeFileSync(join(folder, '404.html'), toPage('', '<p>Nothing</p>'))
}
