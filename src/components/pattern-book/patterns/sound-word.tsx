import { SoundWord } from '../../comic/sound-word'
import type { Pattern } from '../pattern'
import { withRoom } from '../scenes'

export const soundWord: Pattern = {
  id: 'sound-word',
  name: 'Sound word',
  purpose:
    'A word that is heard more than read, on the cover and over the cliff: decoration, hidden from assistive technology.',
  files: ['comic/sound-word.tsx'],
  examples: () => [
    { part: <SoundWord>Aaaah!</SoundWord> },
    { part: <SoundWord hasBurst>Pow!</SoundWord>, scene: withRoom },
    {
      part: <SoundWord hasBurst>Kaboom!</SoundWord>,
      note: 'Short words go off best.',
      scene: withRoom,
    },
  ],
}
