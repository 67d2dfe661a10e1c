/**
 * The types of the owner's data in GraphQL. Nothing is inferred: what the zod schemas require is non-null here
 * (`type-defs.test.ts` compares the two), so components need no defence against missing facts.
 */
export const typeDefs = /* GraphQL */ `
  "What there is exactly one of."
  type Portfolio {
    site: SiteSettings!
    profile: Profile!
    skills: Skills!
  }

  type SiteSettings implements Node @dontInfer {
    "Where this build stands: the owner's address, or that of a preview."
    siteUrl: String! @siteAddress
    "Whether this build stands elsewhere than the owner says, and is not to be found by search engines."
    isPreview: Boolean! @siteAddress
    language: String!
    description: String!
    hsts: String
    outputs: Outputs
  }

  "Where this build stands. Of its own, so that pages are made anew when it changes and site.json does not."
  type SiteAddress implements Node @dontInfer {
    siteUrl: String!
    isPreview: Boolean!
  }

  "What is made besides the pages; null is on, as true is."
  type Outputs {
    resumePdf: Boolean
    resumeJson: Boolean
    contactCard: Boolean
    socialCards: Boolean
    structuredData: Boolean
    feed: Boolean
    sitemap: Boolean
    robots: Boolean
    markdown: Boolean
    llms: Boolean
    manifest: Boolean
    securityTxt: Boolean
    licenses: Boolean
  }

  type Profile implements Node @dontInfer {
    name: String!
    shortName: String!
    email: String
    bio: String!
    photo: Photo
    "The picture to show: photo, or the placeholder when there is none."
    portrait: Picture! @photoOrPlaceholder
    resumeUrl: String
    hero: Hero!
  }

  type Photo {
    src: String!
    alt: String!
  }

  type Hero {
    title: String!
    "The title with {shortName} filled in."
    greeting: String! @greetingWithName
    jobTitle: String!
    subtitle: String!
    socialLinks: SocialLinks
  }

  type SocialLinks {
    github: String
    linkedin: String
  }

  type Skills implements Node @dontInfer {
    techStack: [Technology!]! @technologiesById
    developerTools: [Technology!]! @technologiesById
  }

  type Technology implements Node @dontInfer {
    technologyId: String! @idFromPath
    name: String!
    icon: Icon! @iconByName
  }

  type Icon {
    viewBox: String!
    body: String!
  }

  type Project implements Node @dontInfer {
    projectId: String! @idFromPath
    order: Int!
    title: String!
    description: String!
    shortExplanation: String!
    date: String
    "The date as the site's language writes it: June 14, 2024."
    dateInWords: String @dateInWords
    techStack: [Technology!]! @technologiesById
    goals: [String!]!
    img: ProjectImage
    "The picture to show: img, or the placeholder when there is none or it could not be fetched."
    cover: Picture! @coverOrPlaceholder
    liveUrl: String
    githubUrl: String
  }

  type ProjectImage {
    src: String!
    alt: String!
  }

  "A picture of the owner's, or the placeholder drawn for its place, whose alt text is empty."
  type Picture {
    alt: String!
    image: ImageSharp!
  }

  "A project's img that is an address, fetched while building."
  type RemotePicture implements Node @dontInfer {
    url: String!
    file: File! @link
  }

  type Experience implements Node @dontInfer {
    experienceId: String! @idFromPath
    order: Int!
    company: String!
    title: String!
    date: String!
    location: String
    icon: Icon! @iconByName
  }

  type FormalEducation implements Node @dontInfer {
    formalEducationId: String! @idFromPath
    order: Int!
    university: String!
    gpa: Float!
    program: String!
    startDateCollege: String!
    endDateCollege: String!
  }

  type Bootcamp implements Node @dontInfer {
    bootcampId: String! @idFromPath
    order: Int!
    name: String!
    startDate: String!
    endDate: String!
    learnedSkills: [String!]!
    certificateLink: String
  }
`
