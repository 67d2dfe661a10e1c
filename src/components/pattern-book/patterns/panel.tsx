import { Panel } from '../../comic/panel'
import type { Pattern } from '../pattern'
import { besideAnother, text } from '../scenes'

export const panel: Pattern = {
  id: 'panel',
  name: 'Panel',
  purpose:
    'Paper with a border of ink, for whatever belongs together: projects, jobs, degrees, skills and pictures all lie in one.',
  files: ['comic/panel.tsx'],
  examples: () => [
    {
      part: (
        <Panel variant="strip" className={text}>
          A panel in line with others
        </Panel>
      ),
      note: 'It has no padding of its own, so that pictures fill it: the class gives some.',
    },
    {
      part: (
        <Panel variant="splash" className={text}>
          The one that shouts
        </Panel>
      ),
      note: 'One on a page, or it shouts in vain.',
    },
    {
      part: (
        <Panel variant="slanted" className={text}>
          The gutter before it leans
        </Panel>
      ),
      note: (
        <>
          It leans on wide screens, where it shares a row with the panel before it. <code>--gutter</code> is
          its paper where the page has another than usual.
        </>
      ),
      scene: besideAnother,
    },
    {
      part: (
        <Panel variant="tilted" className={text}>
          A print that was laid down
        </Panel>
      ),
    },
    {
      part: (
        <Panel paper="surface" className={text}>
          On the paper of the page
        </Panel>
      ),
    },
    {
      part: (
        <Panel paper="tint" className={text}>
          On tinted paper
        </Panel>
      ),
    },
    {
      part: (
        <Panel paper="plate" className={text}>
          On a printed plate
        </Panel>
      ),
      note: 'For lettering and boxes with papers of their own; running text is on the other papers.',
    },
    {
      part: (
        <Panel variant="splash" paper="plate" as="section" className={text}>
          A splash on a plate
        </Panel>
      ),
      note: (
        <>
          A section needs a name: give <code>labelledBy</code> the id of its heading.
        </>
      ),
    },
    {
      part: (
        <Panel variant="tilted" paper="tint" as="article" className={text}>
          A longer text, to see how the lines run: one job, two bosses, three deadlines, and a deploy on a
          Friday afternoon that nobody had asked for. Donaudampfschifffahrtsgesellschaftskapitaen.
        </Panel>
      ),
    },
    {
      part: (
        <Panel variant="slanted" paper="tint" as="div" className={text}>
          Slanted, on another paper
        </Panel>
      ),
      scene: besideAnother,
    },
    { part: <Panel>{null}</Panel>, note: 'Empty: a border remains.' },
  ],
}
