import { Masthead } from '../../layout/masthead'
import type { Pattern } from '../pattern'

export const masthead: Pattern = {
  id: 'masthead',
  name: 'Masthead',
  purpose:
    'The head of every page: the title of the issue, the ways through it, and the switch from day to night.',
  files: ['layout/masthead.tsx'],
  isWide: true,
  examples: (book) => [
    {
      part: <Masthead ownerName="Robin Sample" icons={book} current={{ name: 'About', is: 'page' }} />,
      note: 'The toggles work: they turn the page around these frames.',
    },
    {
      part: <Masthead ownerName="Robin Sample" icons={book} current={{ name: 'Projects', is: 'true' }} />,
      note: 'The page belongs to the section.',
    },
    { part: <Masthead ownerName="Robin Sample" icons={book} />, note: 'Error pages belong nowhere.' },
    {
      part: (
        <Masthead
          ownerName="Maximiliana Konstantinopolitanska-Featherstonehaugh"
          icons={book}
          current={{ name: 'Home', is: 'page' }}
        />
      ),
    },
  ],
}
