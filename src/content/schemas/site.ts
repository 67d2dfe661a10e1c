import { z } from 'zod'
import { editorSchema, text } from './fields'
import { outputsSchema } from './outputs'

const hstsSchema = z.enum(['host', 'subdomains', 'preload']).meta({
  description:
    'How much of your domain browsers shall ask for by https only, for a year after each visit: "host", this host alone, as without this line; "subdomains", all hosts below it too; "preload", these, and you ask browsers to know it before the first visit (hstspreload.org). Each is hard to take back.',
  examples: ['subdomains'],
})

/** How much of the owner's domain is https for good (https://www.rfc-editor.org/rfc/rfc6797). */
export type Hsts = z.infer<typeof hstsSchema>

/** `site.json`: what is true of the site as a whole. */
export const siteSchema = z
  .strictObject({
    $schema: editorSchema,
    siteUrl: text({
      description: 'The address of the home page, without a slash at its end: "https://", the host, and the folder if there is one.',
      example: 'https://robin-sample.example.com',
      role: 'site-address',
      pattern: '^https://[^/\\s]+(/[^/\\s]+)*$',
    }),
    language: text({
      description: 'The language the texts are written in, as a language tag: "en", "id", "pt-BR".',
      example: 'en',
      role: 'language',
      pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$',
    }),
    description: text({
      description: 'One or two sentences about the site, for search engines and link previews.',
      example: 'The portfolio of Robin Sample, frontend developer.',
    }),
    hsts: hstsSchema.optional(),
    outputs: outputsSchema.optional(),
  })
  .meta({ title: 'Site', description: 'What is true of the site as a whole.' })

/** The site as a whole. */
export type Site = z.infer<typeof siteSchema>
