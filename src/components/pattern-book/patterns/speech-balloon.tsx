import { SpeechBalloon } from '../../comic/speech-balloon'
import type { Pattern } from '../pattern'
import { withSpeakerRight } from '../scenes'

export const speechBalloon: Pattern = {
  id: 'speech-balloon',
  name: 'Speech balloon',
  purpose: 'What somebody says, with a tail that points to them: the greeting on the cover.',
  files: ['comic/speech-balloon.tsx'],
  examples: () => [
    {
      part: <SpeechBalloon>Good evening!</SpeechBalloon>,
      note: 'The speaker is below on phones, to the right on wide screens. Leave room for the tail on that side.',
      scene: withSpeakerRight,
    },
    {
      part: <SpeechBalloon>A balloon grows with its words</SpeechBalloon>,
      note: 'Few words, and centred: the corners of a balloon are round. What takes more words belongs into a panel.',
      scene: withSpeakerRight,
    },
    { part: <SpeechBalloon>Oh</SpeechBalloon>, scene: withSpeakerRight },
  ],
}
