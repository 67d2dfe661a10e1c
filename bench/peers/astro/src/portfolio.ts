import { getCollection, getEntry } from 'astro:content'

/** The one entry of a collection that is a single file. */
export async function getOnly<Name extends 'site' | 'profile' | 'skills'>(name: Name) {
  const entry = await getEntry(name, name)
  if (!entry) throw new Error(`There is no ${name}.json.`)
  return entry.data
}

/** All entries of a collection, as the owner ordered them. */
export async function getOrdered<Name extends 'projects' | 'experience' | 'formalEducation' | 'bootcamps'>(
  name: Name,
) {
  const entries = await getCollection(name)
  return entries.sort((one, other) => one.data.order - other.data.order)
}
