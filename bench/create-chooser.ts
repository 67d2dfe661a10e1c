/** Chooses as if by chance; the same seed gives the same choices at every run, and each seed others. */
export type Chooser = {
  /** A whole number from 0, below a bound. */
  below: (bound: number) => number
  /** So many different ones of a list, in its order from a chosen place on. */
  take: <Item>(list: readonly Item[], count: number) => Item[]
}

/** The generator "mulberry32", whose steps any 32-bit seed can begin. */
export function createChooser(seed: number): Chooser {
  let state = seed >>> 0
  const below = (bound: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound
  }
  const take = <Item>(list: readonly Item[], count: number): Item[] => {
    const start = below(list.length)
    return [...list.slice(start), ...list.slice(0, start)].slice(0, count)
  }
  return { below, take }
}
