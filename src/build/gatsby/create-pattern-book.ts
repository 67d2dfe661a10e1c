import { readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { PATTERN_BOOK_PATH, patternPath } from '../../content/addresses'
import { runQuery } from '../graphql/run-query'

const patternBookPage = resolve('src/templates/pattern-book-page.tsx')

/**
 * Not a query of the template: Gatsby compiles those in production too, and warns at each build of one that belongs to no
 * page. The fields are those of the fragments SiteLayout, PageHead and IconShape; TypeScript tells when one is missing.
 */
const patternBook = /* GraphQL */ `
  query PatternBook {
    portfolio {
      site {
        siteUrl
        isPreview
        description
        language
        outputs {
          manifest
          structuredData
          socialCards
          sitemap
          markdown
          feed
          resumeJson
          contactCard
        }
      }
      profile {
        name
        hero {
          jobTitle
        }
      }
    }
    datedProjects: allProject(filter: { date: { ne: null } }) {
      totalCount
    }
    moonIcon: icon(name: "mdi:weather-night") {
      viewBox
      body
    }
    sunIcon: icon(name: "mdi:white-balance-sunny") {
      viewBox
      body
    }
    mailIcon: icon(name: "mdi:email") {
      viewBox
      body
    }
    githubIcon: icon(name: "mdi:github") {
      viewBox
      body
    }
    typescriptIcon: icon(name: "simple-icons:typescript") {
      viewBox
      body
    }
    reactIcon: icon(name: "logos:react") {
      viewBox
      body
    }
    dockerIcon: icon(name: "logos:docker-icon") {
      viewBox
      body
    }
    databaseIcon: icon(name: "mdi:database") {
      viewBox
      body
    }
  }
`

/** The pages of the pattern book: the first one, and one for each file of patterns. */
export async function createPatternBook(gatsby: CreatePagesArgs): Promise<void> {
  const book = await runQuery<Queries.PatternBookQuery>(gatsby.graphql.bind(gatsby), patternBook)
  const files = readdirSync('src/components/pattern-book/patterns')
  const createPage = (path: string, part: string | null) => {
    gatsby.actions.createPage({ path, component: patternBookPage, context: { part, book } })
  }
  createPage(PATTERN_BOOK_PATH, null)
  for (const part of files.map((file) => basename(file, '.tsx'))) createPage(patternPath(part), part)
}
