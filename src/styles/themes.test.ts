import { readdirSync, readFileSync } from 'node:fs'
import Color from 'colorjs.io'
import { parse } from 'postcss'
import { readThemes, THEMES } from './read-themes'

/** Papers that carry only lettering of at least 24 px, or 18.66 px and bold. Smaller text on them needs a box of its own. */
const LARGE_LETTERING_ONLY: Record<string, string> = {
  'title-box': "the issue's title, issue and goal numbers: lettering of at least 24 px",
  band: 'section titles, a name and bold leads; running text on it stands in boxes',
  plate: 'its panel holds boxes with papers of their own; only captions touch it',
}

/** What is printed onto a paper as dots, and so lies behind the paper's text. */
const PRINTED_UNDER: Record<string, string> = {
  dot: 'surface',
  'tint-dot': 'tint',
  'band-dot': 'band',
}

/** Colours that no text is printed on. */
const NO_PAPER: Record<string, string> = {
  line: 'every border and outline',
  'balloon-ink': "a balloon's outline",
  shadow: 'beside a panel, never under its text',
  offset: 'the shadow of lettering',
  focus: 'the outer tone of the focus ring',
  'focus-rim': 'its inner tone',
  shout: 'sound words, which are pure decoration',
  ray: "the splash's texts stand in balloons and boxes",
  'splash-dot': "the splash's texts stand in balloons and boxes",
  'plate-dot': "the plate's texts stand in boxes",
  tape: 'the strip over the photo',
  'print-paper': "the photo's white rim",
  backing: "a sticker's rim",
  rim: "the city's outline at night",
}

/** The papers that panels are laid on: the panel's border shows where it ends. */
const LAID_OUT_ON = ['surface', 'splash', 'band', 'plate', 'masthead']

/** The ring's two tones: the outline, and the band inside and around it (base.css). */
const FOCUS_RING = ['focus', 'focus-rim'] as const

const READABLE = { wcag: 7, apca: 75 }
const READABLE_WHEN_LARGE = { wcag: 4.5, apca: 60 }
const VISIBLE = 3

const themes = readThemes()

test('both themes name the same colours, so that neither borrows one of the other', () => {
  expect([...themes.dark.keys()].sort()).toEqual([...themes.light.keys()].sort())
})

test('only the themes speak of the inks themselves: every other style names a role', () => {
  const inks: string[] = []
  parse(readFileSync('src/styles/tokens.css', 'utf8')).walkDecls(/^--/, ({ prop, value }) => {
    if (value.startsWith('#')) inks.push(prop)
  })
  expect(inks).toContain('--black-plate')
  const named = new RegExp(`(${inks.join('|')})(?![\\w-])`)
  const styles = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  const speaking = styles.filter((file) => named.test(readFileSync(`src/${file}`, 'utf8')))
  expect(speaking.sort()).toEqual(['styles/themes.css', 'styles/tokens.css'])
})

describe.each(THEMES)('in the %s theme', (theme) => {
  const roles = themes[theme]
  const names = [...roles.keys()]
  const papers = names.filter((name) => roles.has(`on-${name}`))
  const papersAndPrints = [...papers, ...Object.keys(PRINTED_UNDER)]

  const colorOf = (role: string) => {
    const value = roles.get(role)
    if (value === undefined) throw new Error(`The ${theme} theme has no --${role}.`)
    return new Color(value)
  }
  const ratio = (one: string, other: string) => colorOf(one).contrast(colorOf(other), 'WCAG21')
  const lightness = (paper: string, text: string) => Math.abs(colorOf(paper).contrast(colorOf(text), 'APCA'))
  const tell = (one: string, other: string) =>
    `${one} (${String(roles.get(one))}) on ${other} (${String(roles.get(other))}): ${ratio(one, other).toFixed(2)}:1`

  const isReadable = (text: string, paper: string, pair: string) => {
    const { wcag, apca } = pair in LARGE_LETTERING_ONLY ? READABLE_WHEN_LARGE : READABLE
    return ratio(text, paper) >= wcag && lightness(paper, text) >= apca
  }
  const findPoor = (couples: (readonly [text: string, paper: string, pair: string])[]) =>
    couples
      .filter((couple) => !isReadable(...couple))
      .map(([text, paper]) => `${tell(text, paper)}, Lc ${lightness(paper, text).toFixed(1)}`)

  test('every colour is a paper with its text, is printed under a text, or never lies behind one', () => {
    const homeless = names.filter((name) => {
      const paper = name.replace(/^on-/, '')
      const isPair = roles.has(paper) && roles.has(`on-${paper}`)
      return !isPair && !(name in PRINTED_UNDER) && !(name in NO_PAPER)
    })
    expect(homeless).toEqual([])
  })

  test('the papers with exceptions, prints and panels exist', () => {
    const named = [
      ...Object.keys(LARGE_LETTERING_ONLY),
      ...Object.values(PRINTED_UNDER),
      ...LAID_OUT_ON,
    ].filter((name) => !papers.includes(name))
    const absent = [...Object.keys(PRINTED_UNDER), ...Object.keys(NO_PAPER)].filter(
      (name) => !roles.has(name),
    )
    expect([...named, ...absent]).toEqual([])
  })

  test('text is easy to read on every paper', () => {
    expect(findPoor(papers.map((paper) => [`on-${paper}`, paper, paper]))).toEqual([])
  })

  test('text stays as easy to read over the dots, rays and glows of its paper', () => {
    const couples = Object.entries(PRINTED_UNDER).map(
      ([print, paper]) => [`on-${paper}`, print, paper] as const,
    )
    expect(findPoor(couples)).toEqual([])
  })

  test('borders can be seen on every paper that panels are laid on, and on what is printed there', () => {
    const prints = Object.keys(PRINTED_UNDER).filter((print) =>
      LAID_OUT_ON.includes(String(PRINTED_UNDER[print])),
    )
    const faint = [...LAID_OUT_ON, ...prints].filter((paper) => ratio('line', paper) < VISIBLE)
    expect(faint.map((paper) => tell('line', paper))).toEqual([])
  })

  test('one tone of the focus ring can be seen on every paper, whatever is printed on it', () => {
    const hidden = papersAndPrints.filter((paper) => FOCUS_RING.every((tone) => ratio(tone, paper) < VISIBLE))
    expect(hidden.flatMap((paper) => FOCUS_RING.map((tone) => tell(tone, paper)))).toEqual([])
  })

  test('the two tones of the focus ring can be told apart', () => {
    expect(ratio(...FOCUS_RING)).toBeGreaterThanOrEqual(VISIBLE)
  })
})
