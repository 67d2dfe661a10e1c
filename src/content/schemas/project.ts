import { z } from 'zod'
import { date, editorSchema, link, order, technologyIds, text, texts } from './fields'

const projectImageSchema = z
  .strictObject({
    src: text({
      description:
        'The name of a picture beside this file (.png, .jpg, .webp or .avif), or its https address: it is fetched while the site is built.',
      example: 'cover.png',
      role: 'picture',
      pattern: '^(https://\\S+|[^/\\\\]+)$',
    }),
    alt: text({
      description: 'What the picture shows, for people who do not see it.',
      example: 'The list of open jobs with its search field',
    }),
  })
  .meta({ description: 'The picture of the project. Without one, the placeholder is shown.' })

/** `projects/<projectId>/project.json`: one piece of work. */
export const projectSchema = z
  .strictObject({
    $schema: editorSchema,
    order: order('projects'),
    title: text({ description: 'The name of the project.', example: 'Seek Your Job' }),
    description: text({
      description: 'One or two sentences for the card.',
      example: 'A job board where applying takes one minute.',
    }),
    shortExplanation: text({
      description: 'A paragraph for the page of the project: what it is, for whom, what was hard.',
      example: 'Seek Your Job brings openings from many boards into one quiet list.',
    }),
    date: date('The day it was finished or published. Projects with a date are in the feed.', '2024-10-21').optional(),
    techStack: technologyIds('The technologies it was made with, in this order. May be empty: [].', [
      'react',
      'bootstrap',
    ]),
    goals: texts('What the project set out to do, a sentence each. May be empty: [].', [
      'Let a visitor apply in under a minute',
    ]),
    img: projectImageSchema.optional(),
    liveUrl: link('Where the project can be tried.', 'https://seek-your-job.example.com').optional(),
    githubUrl: link(
      'Where its source code is.',
      'https://github.example.com/robin-sample/seek-your-job',
    ).optional(),
  })
  .meta({ title: 'Project', description: 'One piece of work.' })

/** One piece of work. */
export type Project = z.infer<typeof projectSchema>
