import { z } from 'zod'
import { editorSchema, link, text } from './fields'

const photoSchema = z
  .strictObject({
    src: text({
      description: 'The name of a picture beside this file: .png, .jpg, .webp or .avif.',
      example: 'portrait.png',
      role: 'local-picture',
      pattern: '^[^/\\\\]+\\.([Pp][Nn][Gg]|[Jj][Pp][Ee]?[Gg]|[Ww][Ee][Bb][Pp]|[Aa][Vv][Ii][Ff])$',
    }),
    alt: text({
      description: 'What the photo shows, for people who do not see it.',
      example: 'Robin Sample, smiling, in front of a bookshelf',
    }),
  })
  .meta({ description: 'The photo on the cover, the About page and the link previews.' })

const socialLinksSchema = z
  .strictObject({
    github: link('Your GitHub page.', 'https://github.example.com/robin-sample').optional(),
    linkedin: link('Your LinkedIn page.', 'https://linkedin.example.com/in/robin-sample').optional(),
  })
  .meta({ description: 'Where else you are. Each link is shown only if it is there.' })

const heroSchema = z
  .strictObject({
    title: text({
      description: 'The greeting. {shortName} stands for your short name.',
      example: "Hi, I'm {shortName}!",
    }),
    jobTitle: text({ description: 'What you do.', example: 'Frontend Developer' }),
    subtitle: text({
      description: 'A sentence about you under the job title.',
      example: 'A lifelong learner and anime fan.',
    }),
    socialLinks: socialLinksSchema.optional(),
  })
  .meta({ description: 'The first card of the home page.' })

/** `profile.json`: who the owner is. */
export const profileSchema = z
  .strictObject({
    $schema: editorSchema,
    name: text({ description: 'Your full name.', example: 'Robin Sample' }),
    shortName: text({ description: 'What friends call you; it stands in the greeting for {shortName}.', example: 'Robin' }),
    email: text({
      description: 'The address that the mail links write to.',
      example: 'robin@example.com',
      role: 'email',
      pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
    }).optional(),
    bio: text({
      description: 'The paragraph about you on the About page.',
      example: 'I build websites that load fast and are a joy to use.',
    }),
    photo: photoSchema.optional(),
    resumeUrl: text({
      description: 'A résumé of your own: an https address, or a file in static/, written "/my-resume.pdf". Without it, one is made of this data.',
      example: 'https://example.com/robin-sample-resume.pdf',
      role: 'resume',
      pattern: '^(https://\\S+|/[^/\\\\].*)$',
    }).optional(),
    hero: heroSchema,
  })
  .meta({ title: 'Profile', description: 'Who you are.' })

/** The owner. */
export type Profile = z.infer<typeof profileSchema>
