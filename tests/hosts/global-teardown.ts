import { rmSync } from 'node:fs'
import { hostsFolder, isKept } from './sites'

/** Takes the clone and its 700 MB of packages away. */
export default function removeClone(): void {
  if (!isKept()) rmSync(hostsFolder(), { recursive: true, force: true })
}
