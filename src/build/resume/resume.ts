/** What the résumé adds to the owner's letters, beside those of ASCII; whoever chooses its fonts must mind them. */
export const OWN_LETTERS = '·–'

/** Words, and where they lead when they are a link. */
export type ResumeValue = { text: string; href?: string }

/** A named list of words: "Tech Stack", and the technologies. */
export type ResumeFact = { name: string; values: ResumeValue[] }

/** A job, a project or a training; the date is as the owner wrote it. */
export type ResumeEntry = {
  title: string
  date?: string
  details?: string[]
  text?: string
  facts?: ResumeFact[]
}

/** A part of the résumé under its own heading. */
export type ResumeSection = { name: string; text?: string; entries?: ResumeEntry[]; facts?: ResumeFact[] }

/** All that a résumé says, in the order of reading; `region` is two letters or null. */
export type Resume = {
  language: { lang: string; region: string | null }
  title: string
  name: string
  jobTitle: string
  contact: ResumeFact[]
  sections: ResumeSection[]
}
