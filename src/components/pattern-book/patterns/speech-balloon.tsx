import { SpeechBalloon } from '../../comic/speech-balloon'
import type { Pattern } from '../pattern'
import { withSpeakerBelow, withSpeakerRight } from '../scenes'

export const speechBalloon: Pattern = {
  id: 'speech-balloon',
  name: 'Speech balloon',
  purpose: 'What somebody says, with a tail that points to them: the greeting on the cover.',
  files: ['comic/speech-balloon.tsx'],
  examples: () => [
    {
      part: <SpeechBalloon speaker="below">Good morning!</SpeechBalloon>,
      scene: withSpeakerBelow,
    },
    {
      part: <SpeechBalloon speaker="beside">Good evening!</SpeechBalloon>,
      note: 'Below on phones, to the right on wide screens. Leave room for the tail on that side.',
      scene: withSpeakerRight,
    },
    {
      part: <SpeechBalloon speaker="below">A balloon grows with its words</SpeechBalloon>,
      note: 'Few words, and centred: the corners of a balloon are round. What takes more words belongs into a panel.',
      scene: withSpeakerBelow,
    },
    { part: <SpeechBalloon speaker="beside">Oh</SpeechBalloon>, scene: withSpeakerRight },
  ],
}
