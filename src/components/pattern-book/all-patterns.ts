import type { Pattern } from './pattern'
import { captionBox } from './patterns/caption-box'
import { halftoneField } from './patterns/halftone-field'
import { inkButton } from './patterns/ink-button'
import { issueBox } from './patterns/issue-box'
import { masthead } from './patterns/masthead'
import { panel } from './patterns/panel'
import { sectionTitle } from './patterns/section-title'
import { shout } from './patterns/shout'
import { soundWord } from './patterns/sound-word'
import { speechBalloon } from './patterns/speech-balloon'
import { sticker } from './patterns/sticker'
import { sunburst } from './patterns/sunburst'

/** Every page of the pattern book, in its order: what holds, what speaks, what is printed behind, what is pressed or stuck on. */
export const ALL_PATTERNS: readonly Pattern[] = [
  panel,
  speechBalloon,
  shout,
  captionBox,
  soundWord,
  halftoneField,
  sunburst,
  inkButton,
  sticker,
  issueBox,
  sectionTitle,
  masthead,
]
