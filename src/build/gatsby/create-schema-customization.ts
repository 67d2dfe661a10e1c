import type { GatsbyNode } from 'gatsby'
import { coverOrPlaceholder } from '../graphql/cover-or-placeholder'
import { dateInWords } from '../graphql/date-in-words'
import { greetingWithName } from '../graphql/greeting-with-name'
import { iconByName } from '../graphql/icon-by-name'
import { idFromPath } from '../graphql/id-from-path'
import { photoOrPlaceholder } from '../graphql/photo-or-placeholder'
import { siteAddress } from '../graphql/site-address'
import { technologiesById } from '../graphql/technologies-by-id'
import { typeDefs } from '../graphql/type-defs'

const extensions = {
  coverOrPlaceholder,
  dateInWords,
  greetingWithName,
  iconByName,
  idFromPath,
  photoOrPlaceholder,
  siteAddress,
  technologiesById,
}

/** Declares the types of the owner's data, and how fields that name other things (an id, an icon) are resolved. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  for (const [name, resolve] of Object.entries(extensions))
    actions.createFieldExtension({ name, extend: () => ({ resolve }) })
  actions.createTypes(typeDefs)
}
