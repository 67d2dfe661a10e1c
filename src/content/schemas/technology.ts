import { z } from 'zod'
import { editorSchema, icon, text } from './fields'

/** `technologies/<id>.json`: one technology or tool, named by projects and skills. */
export const technologySchema = z
  .strictObject({
    $schema: editorSchema,
    name: text({ description: 'The name as visitors read it.', example: 'React' }),
    icon: icon('simple-icons:react'),
  })
  .meta({ title: 'Technology', description: 'One technology or tool, named by projects and skills.' })

/** One technology or tool. */
export type Technology = z.infer<typeof technologySchema>
