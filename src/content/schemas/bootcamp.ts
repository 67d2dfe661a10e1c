import { z } from 'zod'
import { editorSchema, link, order, text, texts } from './fields'

/** `bootcamps/<id>.json`: one bootcamp. */
export const bootcampSchema = z
  .strictObject({
    $schema: editorSchema,
    order: order('bootcamps'),
    name: text({ description: 'The name of the bootcamp.', example: 'Frontend engineer bootcamp' }),
    startDate: text({ description: 'When it began, shown as you write it.', example: 'July 2023' }),
    endDate: text({ description: 'When it ended, shown as you write it.', example: 'November 2023' }),
    learnedSkills: texts('What you learned, in this order. May be empty: [].', ['React', 'JavaScript']),
    certificateLink: link('Where the certificate can be seen.', 'https://example.com/certificate').optional(),
  })
  .meta({ title: 'Bootcamp', description: 'One bootcamp.' })

/** One bootcamp. */
export type Bootcamp = z.infer<typeof bootcampSchema>
