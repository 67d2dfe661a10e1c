import { Sticker } from '../../comic/sticker'
import { StickerSheet } from '../../comic/sticker-sheet'
import type { Pattern } from '../pattern'

export const sticker: Pattern = {
  id: 'sticker',
  name: 'Sticker',
  purpose:
    'A technology as a sticker, alone or on a StickerSheet: small on project cards, large where they are the subject.',
  files: ['comic/sticker.tsx', 'comic/sticker-sheet.tsx'],
  examples: (book) => {
    const typescript = { technologyId: 'typescript', name: 'TypeScript', icon: book.typescriptIcon }
    const react = { technologyId: 'react', name: 'React', icon: book.reactIcon }
    const docker = { technologyId: 'docker', name: 'Docker', icon: book.dockerIcon }
    const database = {
      technologyId: 'database',
      name: 'A relational database management system',
      icon: book.databaseIcon,
    }
    const technologies = [typescript, react, docker, database]
    return [
      {
        part: <Sticker as="span" technology={typescript} size="small" />,
        note: 'An icon in one colour has that of the text.',
      },
      { part: <Sticker technology={react} size="large" />, note: 'Or it has colours of its own.' },
      {
        part: (
          <ul>
            <Sticker as="li" technology={docker} size="small" />
          </ul>
        ),
        note: 'In a list it is an entry, and no box in one.',
      },
      { part: <StickerSheet technologies={technologies} size="small" /> },
      { part: <StickerSheet technologies={technologies} size="large" /> },
      { part: <StickerSheet technologies={[]} />, note: 'Without technologies there is no sheet.' },
    ]
  },
}
