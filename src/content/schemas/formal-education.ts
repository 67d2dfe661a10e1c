import { z } from 'zod'
import { editorSchema, order, text } from './fields'

/** `formal-education/<id>.json`: one degree. */
export const formalEducationSchema = z
  .strictObject({
    $schema: editorSchema,
    order: order('formal-education files'),
    university: text({ description: 'The university or school.', example: 'Sample University' }),
    gpa: z
      .number()
      .positive()
      .max(100)
      .meta({ description: 'The grade point average, a number above 0 and up to 100.', examples: [3.08] }),
    program: text({ description: 'What you studied.', example: "Bachelor's Degree in Information Systems" }),
    startDateCollege: text({ description: 'When it began, shown as you write it.', example: 'September 2018' }),
    endDateCollege: text({ description: 'When it ended, shown as you write it.', example: 'August 2023' }),
  })
  .meta({ title: 'Formal education', description: 'One degree.' })

/** One degree. */
export type FormalEducation = z.infer<typeof formalEducationSchema>
