import { CaptionBox } from '../../comic/caption-box'
import type { Pattern } from '../pattern'

export const captionBox: Pattern = {
  id: 'caption-box',
  name: 'Caption box',
  purpose: "The narrator's box, between the pictures: a date, a role, the name of a page, or a sentence.",
  files: ['comic/caption-box.tsx'],
  examples: () => [
    { part: <CaptionBox tone="narrator">March 2021 – today</CaptionBox> },
    { part: <CaptionBox tone="ink">Inside this issue</CaptionBox> },
    {
      part: (
        <CaptionBox tone="text">
          A grocery shop for the phone: find it, tap it, and it is on its way.
        </CaptionBox>
      ),
    },
    {
      part: (
        <CaptionBox tone="narrator">
          Senior Principal Full Stack Software Development Engineer for Platforms and Everything Else
        </CaptionBox>
      ),
    },
    {
      part: <CaptionBox tone="ink">Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichen</CaptionBox>,
    },
  ],
}
