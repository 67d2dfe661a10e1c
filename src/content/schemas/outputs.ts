import { z } from 'zod'

function output(description: string) {
  return z
    .boolean()
    .meta({ description: `${description} false switches it off.`, examples: [false] })
    .optional()
}

/** `outputs` in `site.json`: what is made besides the pages. All of it is on; the owner switches off. */
export const outputsSchema = z
  .strictObject({
    resumePdf: output('The résumé as a PDF, /resume.pdf. It is not made when "resumeUrl" names one of yours.'),
    resumeJson: output('The résumé for machines, /resume.json (JSON Resume).'),
    contactCard: output('The contact for address books, /contact.vcf (vCard).'),
    socialCards: output('A picture per page for link previews, in /social-cards/.'),
    structuredData: output('What search engines read about you in the pages (JSON-LD).'),
    feed: output('The feed of the projects that have a date, /feed.xml (Atom).'),
    sitemap: output('The list of all pages for search engines, /sitemap.xml.'),
    robots: output('The word to search engines that everything may be read, /robots.txt.'),
    markdown: output('A copy of every page as Markdown, such as /about.md.'),
    llms: output('The guide for language models, /llms.txt.'),
    manifest: output('The name and icons for home screens, /manifest.webmanifest.'),
    securityTxt: output('Where to report a weakness of the site, /.well-known/security.txt.'),
    licenses: output('The licences of fonts, icons and everything else that is not yours, /licenses.txt.'),
  })
  .meta({ description: 'What is made besides the pages. Everything is, unless it is switched off here.' })

/** Which outputs the owner switched on or off. */
export type Outputs = z.infer<typeof outputsSchema>

/** The name of an output. */
export type OutputName = keyof Outputs
