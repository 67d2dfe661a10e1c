import type { Thing } from 'schema-dts'

/** What a page says of the world, in the words of https://schema.org. */
export type Graph = readonly Thing[]

/** Facts that may be unknown; `satisfies` then tells of a name that schema.org does not have. */
export type Known<T> = T extends object ? { [Name in keyof T]: T[Name] | undefined } : never

type Absent<Facts> = { [Name in keyof Facts]: undefined extends Facts[Name] ? Name : never }[keyof Facts]

type Present<Facts> = Omit<Facts, Absent<Facts>> & {
  [Name in Absent<Facts>]?: Exclude<Facts[Name], undefined>
}

/** Facts without those that are not known: what the data does not say is not said here either. */
export function withoutAbsent<Facts extends object>(facts: Facts): Present<Facts> {
  const there = Object.entries(facts).filter(([, value]) => value !== undefined)
  return Object.fromEntries(there) as Present<Facts>
}

/** A list with nothing in it, or one thing that is absent, says nothing: it is left out. */
export const orNothing = <T>(values: readonly (T | null | undefined)[]): readonly T[] | undefined => {
  const there = values.filter((value) => value !== null && value !== undefined)
  return there.length === 0 ? undefined : there
}
