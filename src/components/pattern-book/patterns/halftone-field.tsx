import { HalftoneField } from '../../comic/halftone-field'
import type { Pattern } from '../pattern'
import { onSplash, onSurface } from '../scenes'

export const halftoneField: Pattern = {
  id: 'halftone-field',
  name: 'Halftone field',
  purpose: 'Graded dots behind whatever a box holds, in bands, panels and heroes: decoration.',
  files: ['comic/halftone-field.tsx'],
  examples: () => [
    {
      part: <HalftoneField />,
      note: (
        <>
          The box around it has <code>position: relative</code> and <code>isolation: isolate</code>.
        </>
      ),
      scene: onSurface,
    },
    {
      part: <HalftoneField />,
      note: (
        <>
          On another paper the box sets <code>--dot</code>, here to <code>var(--splash-dot)</code>.
        </>
      ),
      scene: onSplash,
    },
  ],
}
