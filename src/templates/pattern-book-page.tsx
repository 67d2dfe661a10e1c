import type { HeadProps, PageProps } from 'gatsby'
import { SiteLayout } from '../components/layout/site-layout'
import { ALL_PATTERNS } from '../components/pattern-book/all-patterns'
import { PatternIndex } from '../components/pattern-book/pattern-index'
import { PatternPage } from '../components/pattern-book/pattern-page'
import { PageHead } from '../seo/page-head'

/** What `createPages` hands over, in `gatsby develop` alone; the first page is about no part. */
type PatternBookContext = { part: string | null; book: Queries.PatternBookQuery }

const findPattern = (part: string | null) => ALL_PATTERNS.find(({ id }) => id === part)

/** A page of the pattern book, or its first one, with the links to all. */
export default function PatternBookPage({ pageContext }: PageProps<object, PatternBookContext>) {
  const { part, book } = pageContext
  const pattern = findPattern(part)
  return (
    <SiteLayout site={book}>
      {pattern ? <PatternPage pattern={pattern} book={book} /> : <PatternIndex book={book} />}
    </SiteLayout>
  )
}

export function Head({ pageContext }: HeadProps<object, PatternBookContext>) {
  const { part, book } = pageContext
  return <PageHead site={book} title={findPattern(part)?.name ?? 'Pattern book'} />
}
