import { tell, technology } from '../testing/owner'
import { iconFilesAreSafe } from './icon-files-are-safe'

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'

const tellIcon = (svg: string) =>
  tell(iconFilesAreSafe, { 'technologies/a.json': technology({ icon: 'a.svg' }), 'technologies/a.svg': svg })

test('an icon with a script is refused, where the icon stands', async () => {
  expect(await tellIcon(DRAWING.replace('<path', '<script>alert(1)</script><path'))).toEqual([
    'technologies/a.svg It holds a script (<script>). Delete that part.',
  ])
})

test('an icon that two files name is told once', async () => {
  const files = {
    'technologies/a.json': technology({ icon: 'a.svg' }),
    'technologies/b.json': technology({ icon: 'a.svg' }),
    'technologies/a.svg': 'no drawing',
  }
  expect(await tell(iconFilesAreSafe, files)).toEqual([
    'technologies/a.svg It cannot be read as an SVG file. Export it again as SVG.',
  ])
})

test('a plain drawing passes', async () => {
  expect(await tellIcon(DRAWING)).toEqual([])
})
