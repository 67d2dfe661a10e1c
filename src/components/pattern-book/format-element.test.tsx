import { Fragment, type ReactNode } from 'react'
import { formatElement } from './format-element'

type PartProps = {
  size?: 'small'
  isStrong?: boolean
  data?: object
  children?: ReactNode
  className?: string
}

const Part = ({ children }: PartProps) => <>{children}</>

test.each([
  [<Part key="" />, '<Part />'],
  [<Part key="" size="small" isStrong />, '<Part size="small" isStrong />'],
  [<Part key="" isStrong={false} className="x" />, '<Part isStrong={false} className={…} />'],
  [<Part key="" data={{ name: 'Home', is: 'page' }} />, "<Part data={{ name: 'Home', is: 'page' }} />"],
  [<Part key="" data={[1, 2]} />, '<Part data={…} />'],
  [<Part key="" data={{ icon: { body: '' } }} />, '<Part data={…} />'],
  [<Part key="" data={{ body: 'M0 0h24v24'.repeat(9) }} />, '<Part data={…} />'],
  [<Part key="">Pow!</Part>, '<Part>Pow!</Part>'],
  [
    <Part key="">
      <strong>No</strong> {7}
    </Part>,
    '<Part><strong>No</strong> 7</Part>',
  ],
  [
    <Fragment key="">
      <Part />
      Pow!
    </Fragment>,
    '<><Part />Pow!</>',
  ],
  [<Part key="">{'word '.repeat(20)}</Part>, '<Part>word word word word word word word word…</Part>'],
])('an element is told as the code that makes it (%#)', (element, code) => {
  expect(formatElement(element)).toBe(code)
})
