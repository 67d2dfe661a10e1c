import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeMachine } from './describe-machine'
import { toResults, type Section } from './to-results'

const FOLDER = 'bench/results'

/** Prints the tables of a bench, and writes them with the machine and the versions to bench/results/<name>.md. */
export function writeResults(name: string, title: string, sections: readonly Section[]): void {
  for (const { heading, rows } of sections) {
    console.log(`\n${heading}`)
    console.table(rows)
  }
  const path = join(FOLDER, `${name}.md`)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(path, toResults(title, describeMachine(), sections))
  console.log(`Written to ${path}.`)
}
