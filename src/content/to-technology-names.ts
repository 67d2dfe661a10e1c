import type { Content } from './to-content'

/** The names that visitors read, in the order of the ids; throws for an id that no technology has. */
export function toTechnologyNames(
  ids: readonly string[],
  { technologies }: Pick<Content, 'technologies'>,
): string[] {
  return ids.map((id) => {
    const technology = technologies.find(({ technologyId }) => technologyId === id)
    if (!technology) throw new Error(`There is no technology "${id}"; the check should have told.`)
    return technology.name
  })
}
