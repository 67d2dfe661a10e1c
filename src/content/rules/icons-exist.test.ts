import { tell, technology } from '../testing/owner'
import { iconsExist } from './icons-exist'

const tellIcon = (icon: string) =>
  tell(iconsExist, { 'technologies/a.json': technology({ icon }), 'technologies/own.svg': 'x' })

test.each([
  [
    'simple-icons:raect',
    'There is no icon "raect" in the set simple-icons. Did you mean "simple-icons:react"?',
  ],
  [
    'simple-icon:react',
    'There is no icon set "simple-icon". The sets are: simple-icons, logos, mdi. Did you mean "simple-icons:react"?',
  ],
  [
    'fancy:react',
    'There is no icon set "fancy". The sets are: simple-icons, logos, mdi. Did you mean "simple-icons:react"?',
  ],
  ['mdi:linkdin', 'There is no icon "linkdin" in the set mdi. Did you mean "mdi:linkedin"?'],
  [
    'mdi:tailwindcss',
    'There is no icon "tailwindcss" in the set mdi. Did you mean "simple-icons:tailwindcss"?',
  ],
  [
    'react',
    '"react" is not the name of an icon: a set and a colon come before it. Did you mean "simple-icons:react"?',
  ],
  [
    'mdi:',
    '"mdi:" is not the name of an icon: that is a set, a colon and one name. Write it like "simple-icons:react".',
  ],
  ['owm.svg', 'There is no icon "owm.svg" beside this file. Did you mean "own.svg"?'],
  ['Own.svg', 'There is no icon "Own.svg" beside this file. Did you mean "own.svg"?'],
  [
    '../own.svg',
    '"../own.svg" leads elsewhere, but an icon lies beside the file that names it. Put the icon beside this file, and write "own.svg".',
  ],
])('an icon that does not exist is told with the nearest one: %s', async (icon, words) => {
  expect(await tellIcon(icon)).toEqual([`technologies/a.json:3 ${words}`])
})

test.each(['simple-icons:react', 'logos:linkedin-icon', 'mdi:briefcase', 'own.svg'])(
  'an icon that is there passes: %s',
  async (icon) => {
    expect(await tellIcon(icon)).toEqual([])
  },
)
