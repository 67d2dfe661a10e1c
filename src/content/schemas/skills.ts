import { z } from 'zod'
import { editorSchema, technologyIds } from './fields'

/** `skills.json`: what the owner works with. */
export const skillsSchema = z
  .strictObject({
    $schema: editorSchema,
    techStack: technologyIds('The technologies of the Tech Stack card, in this order. May be empty: [].', [
      'react',
      'typescript',
    ]),
    developerTools: technologyIds('The tools of the Developer Tools card, in this order. May be empty: [].', [
      'github',
    ]),
  })
  .meta({ title: 'Skills', description: 'What you work with.' })

/** What the owner works with, as ids of technologies. */
export type Skills = z.infer<typeof skillsSchema>
