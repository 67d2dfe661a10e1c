import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { readChoices } from '../../../tests/read-choices'
import { ALL_PATTERNS } from './all-patterns'
import { formatElement } from './format-element'
import type { Pattern } from './pattern'
import { PatternIndex } from './pattern-index'
import { PatternPage } from './pattern-page'

jest.mock('gatsby', () => ({ graphql: () => undefined, withPrefix: (path: string) => path }))

const icon = { viewBox: '0 0 24 24', body: '<path d="M0 0h24v24z"/>' }

const book: Queries.PatternBookQuery = {
  portfolio: {
    site: {
      siteUrl: 'https://robin.example.com',
      description: 'A portfolio',
      language: 'en',
      isPreview: false,
      outputs: null,
    },
    profile: { name: 'Robin Sample', hero: { jobTitle: 'Developer' } },
  },
  datedProjects: { totalCount: 0 },
  moonIcon: icon,
  sunIcon: icon,
  mailIcon: icon,
  githubIcon: icon,
  typescriptIcon: icon,
  reactIcon: icon,
  dockerIcon: icon,
  databaseIcon: icon,
}

type Props = Record<string, unknown> & { children?: ReactNode }

const listElements = (element: ReactElement): ReactElement<Props>[] => {
  const own = element as ReactElement<Props>
  return [own, ...Children.toArray(own.props.children).filter(isValidElement).flatMap(listElements)]
}

const listTypeScript = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.tsx'))

/** `sticker-sheet.tsx` → `StickerSheet` */
const toComponentName = (file: string) =>
  basename(file, '.tsx').replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The value at `current.is` in the props of an example. */
const findValue = (props: Props, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Props | undefined)?.[key], props)

/** A switch that is not named is off. */
const isShown = (value: unknown, shown: unknown[]) =>
  shown.includes(value) || (value === false && shown.includes(undefined))

function findUnshown({ files, examples }: Pattern): string[] {
  const elements = examples(book, 'light').flatMap(({ part }) => listElements(part))
  return files.flatMap((file) => {
    const component = toComponentName(file)
    const own = elements.filter(({ type }) => typeof type === 'function' && type.name === component)
    if (own.length === 0) return [`<${component}>`]
    // Who takes no props leaves nothing to choose.
    if (own.every(({ type }) => typeof type === 'function' && type.length === 0)) return []
    return readChoices(readFileSync(`src/components/${file}`, 'utf8'), `${component}Props`).flatMap(
      ({ prop, values }) => {
        const shown = own.map(({ props }) => findValue(props, prop))
        return values
          .filter((value) => !isShown(value, shown))
          .map((value) => `<${component}> with ${prop}: ${String(value)}`)
      },
    )
  })
}

test('every part in src/components/comic has its page in the pattern book', () => {
  const shown = ALL_PATTERNS.flatMap(({ files }) => files)
  const missing = listTypeScript('src/components/comic').filter((file) => !shown.includes(`comic/${file}`))
  expect(missing).toEqual([])
})

test('every file of patterns is in the book, under the address that its name gives it', () => {
  const ids = listTypeScript('src/components/pattern-book/patterns').map((file) => basename(file, '.tsx'))
  expect(ALL_PATTERNS.map(({ id }) => id).sort()).toEqual(ids.sort())
})

test('the first page leads to every part', () => {
  const html = renderToStaticMarkup(<PatternIndex book={book} />)
  for (const { id } of ALL_PATTERNS) expect(html).toContain(`href="/pattern-book/${id}/"`)
})

describe.each(ALL_PATTERNS.map((pattern) => ({ pattern, name: pattern.name })))('$name', ({ pattern }) => {
  test('every value that its props list is among its examples', () => {
    expect(findUnshown(pattern)).toEqual([])
  })

  test('its page shows every example by day and by night, with its code, and no id twice', () => {
    const examples = pattern.examples(book, 'light')
    const html = renderToStaticMarkup(<PatternPage pattern={pattern} book={book} />)
    for (const name of ['Day', 'Night'])
      expect(html.split(`aria-label="${name}"`)).toHaveLength(examples.length + 1)
    for (const { part } of examples) expect(html).toContain(renderToStaticMarkup(<>{formatElement(part)}</>))
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
  })
})
