import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { ask } from './ask'
import type { Host } from './host'
import { listPages, toPath } from './published-files'
import { OBSERVATORY } from './tools'

/**
 * All that headers can reach, of 155. Ten of the twelve tests are the Observatory's own code. Two are written in
 * score-pages.mjs after its repository, and the redirect from http is given there, not asked. Five more points are for a
 * script file with `integrity`, and this site has none (docs/decisions/0017-one-policy-for-all-pages.md); those for
 * cookies and for the list of preloaded hosts are not sought.
 */
const BEST_SCORE = 150
const TEST_COUNT = 12

/** A name in place of the port of this machine; it decides nothing but what is another site. */
const HOST = 'robin-sample.example.com'

const ERROR_PATHS = ['/nowhere', '/projects/nobody']

type Result = { test: string; result: string; pass: boolean; points: number }
type Score = { path: string; score: number; results: Result[] }

async function askForPage(host: Host, path: string) {
  const { status, headers, body } = await ask(host, path)
  const lines = headers.map(([name, value]) => [name.toLowerCase(), value])
  return { path, status, headers: Object.fromEntries(lines) as Record<string, string>, html: body.toString() }
}

async function scorePages(host: Host): Promise<Score[]> {
  const paths = [...listPages(host).map((page) => toPath(host, page)), ...ERROR_PATHS]
  const pages = []
  for (const path of paths) pages.push(await askForPage(host, path))
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('tests/hosts/score-pages.mjs'), OBSERVATORY],
    {
      input: JSON.stringify({ host: HOST, pages }),
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  )
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout) as Score[]
}

/** What the strictest public scanner of headers says of every kind of page. */
export function checkObservatory(host: () => Host): void {
  test(`every page and both error pages have ${BEST_SCORE} points by the rules of the MDN Observatory`, async () => {
    const scores = await scorePages(host())
    expect(scores.length).toBeGreaterThanOrEqual(8)
    for (const { path, score, results } of scores) {
      expect(results.length).toBe(TEST_COUNT)
      expect([path, results.filter(({ pass }) => !pass)]).toEqual([path, []])
      expect([path, score]).toEqual([path, BEST_SCORE])
    }
  })
}
