import { SectionTitle } from '../comic/section-title'
import { ExampleScene } from './example-scene'
import { formatElement } from './format-element'
import { THEMES, type Pattern, type PatternExample } from './pattern'
import { PatternLinks } from './pattern-links'
import { ThemeFrame } from './theme-frame'
import * as styles from './pattern-page.module.css'

export type PatternPageProps = { pattern: Pattern; book: Queries.PatternBookQuery }

/** A page of the pattern book: what the part is for, and every variant of it by day and by night. */
export function PatternPage({ pattern, book }: PatternPageProps) {
  const [byDay, byNight] = [pattern.examples(book, 'light'), pattern.examples(book, 'dark')]
  return (
    <div className={styles.page}>
      <PatternLinks current={pattern.id} />
      <section aria-labelledby="pattern">
        <SectionTitle id="pattern" title={pattern.name} comicName="Pattern book" level={1} />
        <p className={styles.purpose}>{pattern.purpose}</p>
        <p className={styles.files}>
          {pattern.files.map((file) => (
            <code key={file}>src/components/{file}</code>
          ))}
        </p>
      </section>
      <ol className={styles.examples}>
        {byDay.map((light, index) => (
          <ExampleItem
            key={formatElement(light.part)}
            light={light}
            dark={byNight[index] ?? light}
            isWide={pattern.isWide ?? false}
          />
        ))}
      </ol>
    </div>
  )
}

type ExampleItemProps = { light: PatternExample; dark: PatternExample; isWide: boolean }

function ExampleItem({ light, dark, isWide }: ExampleItemProps) {
  const examples = { light, dark }
  return (
    <li className={styles.example}>
      <code className={styles.code}>{formatElement(light.part)}</code>
      {light.note !== undefined && <p className={styles.note}>{light.note}</p>}
      <div className={[styles.frames, isWide && styles.wide].filter(Boolean).join(' ')}>
        {THEMES.map((theme) => (
          <ThemeFrame key={theme} theme={theme}>
            <ExampleScene example={examples[theme]} />
          </ThemeFrame>
        ))}
      </div>
    </li>
  )
}
