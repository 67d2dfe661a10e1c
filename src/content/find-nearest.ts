import { distance } from 'fastest-levenshtein'

/** How much of a word may be wrong. */
const MOST_WRONG = 0.4

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const sorted = (word: string) => Array.from(word).sort().join('')

/** Two letters in the wrong order are the commonest slip, but two steps for Levenshtein: half a step here. */
function countSteps(wanted: string, other: string): number {
  const steps = distance(wanted, other)
  return steps > 0 && wanted.length === other.length && sorted(wanted) === sorted(other) ? 0.5 : steps
}

/** The candidate that the word was probably meant to be; undefined when none is near. */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = plain(word)
  if (wanted === '') return undefined
  const furthest = Math.max(1, Math.floor(wanted.length * MOST_WRONG))
  let nearest: string | undefined
  let least = furthest + 1
  for (const candidate of candidates) {
    const other = plain(candidate)
    // The difference in length is a lower bound: it spares most of 7,000 icon names the measuring.
    if (Math.abs(other.length - wanted.length) >= least) continue
    const steps = countSteps(wanted, other)
    if (steps >= least) continue
    least = steps
    nearest = candidate
  }
  return nearest
}
