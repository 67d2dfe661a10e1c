import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineCollection, reference } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'

const dataFolder = pathToFileURL(`${resolve(process.env.PORTFOLIO_DATA ?? '../../../data')}/`)

const filesOf = (folder: string) => glob({ base: new URL(folder, dataFolder), pattern: '*.json' })

const order = z.number()

const site = defineCollection({
  loader: glob({ base: dataFolder, pattern: 'site.json' }),
  schema: z.object({ siteUrl: z.string(), language: z.string(), description: z.string() }),
})

const profile = defineCollection({
  loader: glob({ base: dataFolder, pattern: 'profile.json' }),
  schema: ({ image }) =>
    z.object({
      name: z.string(),
      shortName: z.string(),
      email: z.string(),
      bio: z.string(),
      photo: z.object({ src: image(), alt: z.string() }),
      hero: z.object({
        title: z.string(),
        jobTitle: z.string(),
        subtitle: z.string(),
        socialLinks: z.object({ github: z.string(), linkedin: z.string() }),
      }),
    }),
})

const skills = defineCollection({
  loader: glob({ base: dataFolder, pattern: 'skills.json' }),
  schema: z.object({
    techStack: z.array(reference('technologies')),
    developerTools: z.array(reference('technologies')),
  }),
})

const technologies = defineCollection({
  loader: filesOf('technologies/'),
  schema: z.object({ name: z.string(), icon: z.string() }),
})

const projects = defineCollection({
  loader: glob({
    base: new URL('projects/', dataFolder),
    pattern: '*/project.json',
    generateId: ({ entry }) => entry.split('/')[0] ?? entry,
  }),
  schema: ({ image }) =>
    z.object({
      order,
      title: z.string(),
      description: z.string(),
      shortExplanation: z.string(),
      date: z.string().optional(),
      techStack: z.array(reference('technologies')),
      goals: z.array(z.string()),
      img: z.object({ src: image(), alt: z.string() }),
      liveUrl: z.string().optional(),
      githubUrl: z.string().optional(),
    }),
})

const experience = defineCollection({
  loader: filesOf('experience/'),
  schema: z.object({
    order,
    company: z.string(),
    title: z.string(),
    date: z.string(),
    location: z.string().default('Onsite'),
    icon: z.string(),
  }),
})

const formalEducation = defineCollection({
  loader: filesOf('formal-education/'),
  schema: z.object({
    order,
    university: z.string(),
    program: z.string(),
    gpa: z.number(),
    startDateCollege: z.string(),
    endDateCollege: z.string(),
  }),
})

const bootcamps = defineCollection({
  loader: filesOf('bootcamps/'),
  schema: z.object({
    order,
    name: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    learnedSkills: z.array(z.string()),
    certificateLink: z.string().optional(),
  }),
})

export const collections = {
  site,
  profile,
  skills,
  technologies,
  projects,
  experience,
  formalEducation,
  bootcamps,
}
