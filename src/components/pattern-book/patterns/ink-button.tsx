import { InkButton } from '../../comic/ink-button'
import { Icon } from '../../picture/icon'
import type { Pattern } from '../pattern'

export const inkButton: Pattern = {
  id: 'ink-button',
  name: 'Ink button',
  purpose:
    'A link that looks like a printed button, for what a visitor may want to do: write, see a project, go back.',
  files: ['comic/ink-button.tsx'],
  examples: ({ mailIcon, githubIcon }) => [
    {
      part: <InkButton href="/projects/">All projects</InkButton>,
      note: 'Point at it, press it, reach it with Tab: each has its own look.',
    },
    {
      part: (
        <InkButton href="/projects/" isStrong>
          Back to all projects
        </InkButton>
      ),
      note: 'The one thing to do.',
    },
    {
      part: (
        <InkButton href="/projects/" isStrong={false} inNewTab>
          In a new tab
        </InkButton>
      ),
    },
    {
      part: (
        <InkButton href="https://www.example.com/" inNewTab={false}>
          To another site
        </InkButton>
      ),
      note: 'Links that leave the site always open a new tab, and tell so to screen readers.',
    },
    {
      part: (
        <InkButton href="mailto:robin@example.com" isStrong>
          <Icon icon={mailIcon} />
          Mail me
        </InkButton>
      ),
    },
    {
      part: (
        <InkButton href="https://www.example.com/">
          <Icon icon={githubIcon} />
          <span className="visually-hidden">GitHub</span>
        </InkButton>
      ),
      note: 'An icon alone has its name for screen readers beside it.',
    },
    {
      part: (
        <InkButton href="/projects/">
          A label that is far too long for a button, and still nothing of it is cut
        </InkButton>
      ),
    },
  ],
}
