import { z } from 'zod'
import { editorSchema, icon, order, text } from './fields'

/** `experience/<id>.json`: one job. */
export const experienceSchema = z
  .strictObject({
    $schema: editorSchema,
    order: order('experience files'),
    company: text({ description: 'The company.', example: 'Sample Studio' }),
    title: text({ description: 'What you were there.', example: 'Frontend Developer' }),
    date: text({ description: 'From when to when, shown as you write it.', example: 'Dec 2023 - Present' }),
    location: text({
      description: 'Where you worked. Without it, "Onsite" is shown.',
      example: 'Remote',
    }).optional(),
    icon: icon('mdi:briefcase'),
  })
  .meta({ title: 'Experience', description: 'One job.' })

/** One job. */
export type Experience = z.infer<typeof experienceSchema>
