import { Shout } from '../../comic/shout'
import type { Pattern } from '../pattern'
import { withSpeakerLeft } from '../scenes'

export const shout: Pattern = {
  id: 'shout',
  name: 'Shout',
  purpose: 'What somebody cries out, in a jagged balloon: the title of the error pages.',
  files: ['comic/shout.tsx'],
  examples: () => [
    {
      part: (
        <Shout>
          <strong>Project not found!</strong>
        </Shout>
      ),
      note: 'The tail points below on phones, to the left on wide screens.',
      scene: withSpeakerLeft,
    },
    {
      part: (
        <Shout>
          <strong>Unexpected Application Error!</strong>
        </Shout>
      ),
      scene: withSpeakerLeft,
    },
  ],
}
