import { withPrefix } from 'gatsby'
import { patternPath } from '../../content/addresses'
import { Panel } from '../comic/panel'
import { SectionTitle } from '../comic/section-title'
import { ALL_PATTERNS } from './all-patterns'
import { ExampleScene } from './example-scene'
import type { Pattern } from './pattern'
import * as styles from './pattern-index.module.css'

export type PatternIndexProps = { book: Queries.PatternBookQuery }

/** The first page of the pattern book: every part that the pages are drawn with, and what it is for. */
export function PatternIndex({ book }: PatternIndexProps) {
  return (
    <section className={styles.index} aria-labelledby="pattern-book">
      <SectionTitle id="pattern-book" title="Pattern book" comicName="How it is drawn" level={1} />
      <p className={styles.purpose}>
        The parts that every page is drawn with, each in all its variants, by day and by night. This book is
        there in develop only; the published site has nothing of it.
      </p>
      <ul className={styles.patterns}>
        {ALL_PATTERNS.map((pattern) => (
          <li key={pattern.id}>
            <PatternCard pattern={pattern} book={book} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type PatternCardProps = { pattern: Pattern; book: Queries.PatternBookQuery }

function PatternCard({ pattern: { id, name, purpose, isWide, examples }, book }: PatternCardProps) {
  const [example] = examples(book, 'light')
  const preview = [styles.preview, example?.scene && styles.scene, isWide && styles.wide].filter(Boolean)
  return (
    <Panel as="article" className={styles.pattern}>
      {/* A picture of the part, and not the part itself: nothing in it can be reached. */}
      <div className={preview.join(' ')} inert>
        {example && <ExampleScene example={example} />}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <a href={withPrefix(patternPath(id))}>{name}</a>
        </h2>
        <p>{purpose}</p>
      </div>
    </Panel>
  )
}
