import type { z } from 'zod'
import { bootcampSchema } from './schemas/bootcamp'
import { experienceSchema } from './schemas/experience'
import { formalEducationSchema } from './schemas/formal-education'
import { profileSchema } from './schemas/profile'
import { projectSchema } from './schemas/project'
import { siteSchema } from './schemas/site'
import { skillsSchema } from './schemas/skills'
import { technologySchema } from './schemas/technology'

/** Where files of a kind live: one file at the top, one file each in a folder, or one folder each in a folder. */
export type Layout = 'one-file' | 'file-each' | 'folder-each'

/** One kind of file in the data folder. */
export type Kind = {
  /** Also the name of its JSON Schema: schemas/<kind>.schema.json. */
  kind: string
  schema: z.ZodObject
  layout: Layout
  /** The file at the top, or the folder of all files of this kind. */
  place: string
  /** Where one is, for people: "projects/<projectId>/project.json". */
  pattern: string
  /** One of it, in the words of a sentence: "a project". */
  label: string
  /** One and many, for counting. */
  nouns: readonly [one: string, many: string]
  /** May .svg files of the owner's lie beside the JSON files? */
  hasIcons: boolean
  /** Ids that would take an address that the site itself needs. */
  reservedIds: readonly string[]
}

/** The name of the file in the folder of each thing that has a folder of its own. */
export const FILE_IN_FOLDER = 'project.json'

type Entry = Pick<Kind, 'kind' | 'schema' | 'place' | 'label' | 'nouns'> & Partial<Kind>

const oneFile = (entry: Entry): Kind => ({
  layout: 'one-file',
  pattern: entry.place,
  hasIcons: false,
  reservedIds: [],
  ...entry,
})

const fileEach = (entry: Entry): Kind => ({
  layout: 'file-each',
  pattern: `${entry.place}/<id>.json`,
  hasIcons: false,
  reservedIds: [],
  ...entry,
})

/** Every kind of file that the data folder may hold, in the order of the field guide. */
export const KINDS: readonly Kind[] = [
  oneFile({
    kind: 'site',
    schema: siteSchema,
    place: 'site.json',
    label: 'the site',
    nouns: ['site', 'sites'],
  }),
  oneFile({
    kind: 'profile',
    schema: profileSchema,
    place: 'profile.json',
    label: 'the profile',
    nouns: ['profile', 'profiles'],
  }),
  oneFile({
    kind: 'skills',
    schema: skillsSchema,
    place: 'skills.json',
    label: 'the skills',
    nouns: ['skills file', 'skills files'],
  }),
  {
    kind: 'project',
    schema: projectSchema,
    layout: 'folder-each',
    place: 'projects',
    pattern: 'projects/<projectId>/project.json',
    label: 'a project',
    nouns: ['project', 'projects'],
    hasIcons: false,
    // /projects/404 is the page for unknown projects.
    reservedIds: ['404'],
  },
  fileEach({
    kind: 'experience',
    schema: experienceSchema,
    place: 'experience',
    label: 'an experience',
    nouns: ['experience', 'experiences'],
    hasIcons: true,
  }),
  fileEach({
    kind: 'formal-education',
    schema: formalEducationSchema,
    place: 'formal-education',
    label: 'a formal education',
    nouns: ['formal education', 'formal educations'],
  }),
  fileEach({
    kind: 'bootcamp',
    schema: bootcampSchema,
    place: 'bootcamps',
    label: 'a bootcamp',
    nouns: ['bootcamp', 'bootcamps'],
  }),
  fileEach({
    kind: 'technology',
    schema: technologySchema,
    place: 'technologies',
    label: 'a technology',
    nouns: ['technology', 'technologies'],
    hasIcons: true,
  }),
]
