import { HalftoneField } from '../../comic/halftone-field'
import { Sunburst } from '../../comic/sunburst'
import type { Pattern } from '../pattern'
import { onSplash } from '../scenes'

export const sunburst: Pattern = {
  id: 'sunburst',
  name: 'Sunburst',
  purpose:
    'Rays behind a hero or a fall, on the cover, the splash of a project and the error pages: decoration.',
  files: ['comic/sunburst.tsx'],
  examples: () => [
    { part: <Sunburst from="centre" />, scene: onSplash },
    { part: <Sunburst from="figure" />, note: 'From where the owner stands on the cover.', scene: onSplash },
    { part: <Sunburst from="above" />, scene: onSplash },
    {
      part: (
        <>
          <Sunburst from="centre" />
          <HalftoneField />
        </>
      ),
      note: 'Dots lie over the rays.',
      scene: onSplash,
    },
  ],
}
