import type { RawContent } from './read-content'
import { bootcampSchema, type Bootcamp } from './schemas/bootcamp'
import { experienceSchema, type Experience } from './schemas/experience'
import { formalEducationSchema, type FormalEducation } from './schemas/formal-education'
import { profileSchema, type Profile } from './schemas/profile'
import { projectSchema, type Project } from './schemas/project'
import { siteSchema, type Site } from './schemas/site'
import { skillsSchema, type Skills } from './schemas/skills'
import { technologySchema, type Technology } from './schemas/technology'

/** A whole portfolio that was checked; lists are in the owner's order, technologies in that of their ids. */
export type Content = {
  site: Site
  profile: Profile
  skills: Skills
  projects: readonly (Project & { projectId: string })[]
  experience: readonly (Experience & { experienceId: string })[]
  formalEducation: readonly (FormalEducation & { formalEducationId: string })[]
  bootcamps: readonly (Bootcamp & { bootcampId: string })[]
  technologies: readonly (Technology & { technologyId: string })[]
}

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order

/** The content of files in which no problem was found; throws when a needed file is missing or misshapen. */
export function toContent({ files }: Pick<RawContent, 'files'>): Content {
  const of = (kind: string) => files.filter((file) => file.kind.kind === kind)
  const only = (kind: string) => of(kind)[0]?.value
  return {
    site: siteSchema.parse(only('site')),
    profile: profileSchema.parse(only('profile')),
    skills: skillsSchema.parse(only('skills')),
    projects: of('project')
      .map(({ id, value }) => ({ ...projectSchema.parse(value), projectId: id }))
      .sort(byOrder),
    experience: of('experience')
      .map(({ id, value }) => ({ ...experienceSchema.parse(value), experienceId: id }))
      .sort(byOrder),
    formalEducation: of('formal-education')
      .map(({ id, value }) => ({ ...formalEducationSchema.parse(value), formalEducationId: id }))
      .sort(byOrder),
    bootcamps: of('bootcamp')
      .map(({ id, value }) => ({ ...bootcampSchema.parse(value), bootcampId: id }))
      .sort(byOrder),
    technologies: of('technology').map(({ id, value }) => ({
      ...technologySchema.parse(value),
      technologyId: id,
    })),
  }
}
