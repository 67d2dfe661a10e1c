import { SectionTitle } from '../../comic/section-title'
import type { Pattern } from '../pattern'

export const sectionTitle: Pattern = {
  id: 'section-title',
  name: 'Section title',
  purpose:
    'The plain name of a section as its heading, and beside it, as decoration, what it is in the comic.',
  files: ['comic/section-title.tsx'],
  examples: (_book, theme) => [
    { part: <SectionTitle id={`${theme}-education`} title="Education" comicName="Origin story" level={2} /> },
    {
      part: (
        <SectionTitle id={`${theme}-projects`} title="Projects" comicName="The collected issues" level={1} />
      ),
      note: 'The title of the page; it looks the same.',
    },
    {
      part: (
        <SectionTitle
          id={`${theme}-long`}
          title="Everything that was ever built, mended or abandoned"
          comicName="The complete and unabridged edition"
        />
      ),
    },
  ],
}
