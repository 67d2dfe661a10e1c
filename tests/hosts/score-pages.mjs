// Scores answers by the rules of the MDN HTTP Observatory. Ten of the twelve tests are its own code; the two LATER_TESTS are
// written here after its repository. Its command asks a host by name at port 443 and refuses status 404; so the tests are
// given answers that were got here. The redirect from http is given too, not asked. Reads `{ host, pages: [{ path, status,
// headers, html }] }` from standard input and writes `[{ path, score, results }]`.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL, URL } from 'node:url'

const folder = process.argv[2] ?? ''

// The list of hosts that browsers know is not in the package; a new portfolio is not in it.
const preloaded = join(folder, 'conf/hsts-preload.json')
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')

const load = (file) => import(pathToFileURL(join(folder, 'src', file)).href)
const { ALL_TESTS } = await load('constants.js')
const { Requests } = await load('types.js')
const { parseHttpEquivHeaders } = await load('retriever/utils.js')
const { getScoreModifier } = await load('grader/grader.js')

/** The two tests of algorithm 6 that the package lacks: our code, with the points of its repository's pull request 498. */
const LATER_TESTS = [
  { name: 'cross-origin-opener-policy', best: 'same-origin', points: 10 },
  { name: 'cross-origin-embedder-policy', best: 'require-corp', points: 10 },
]

/**
 * An answer as the Observatory keeps it. That http leads to https is every host's doing and is simply said here; that of
 * nginx has a test.
 */
function toRequests(host, { path, status, headers, html }) {
  const url = new URL(path, `https://${host}`)
  const requests = new Requests(host)
  const response = { status, headers, data: html, verified: true }
  requests.resources.path = html
  requests.session = { url }
  requests.responses.https = response
  requests.responses.http = response
  requests.responses.auto = { ...response, httpEquiv: parseHttpEquivHeaders(html, url.href) }
  const plain = { url: new URL(path, `http://${host}`), status: 301 }
  requests.responses.httpRedirects = [plain, { url, status }]
  return requests
}

function score(host, page) {
  const requests = toRequests(host, page)
  const results = ALL_TESTS.map((test) => test(requests)).map(({ constructor, result, pass }) => {
    return { test: constructor.name, result, pass, points: getScoreModifier(result) }
  })
  const later = LATER_TESTS.map(({ name, best, points }) => {
    const pass = page.headers[name] === best
    return { test: name, result: page.headers[name], pass, points: pass ? points : 0 }
  })
  const all = [...results, ...later]
  return { path: page.path, score: all.reduce((sum, { points }) => sum + points, 100), results: all }
}

const { host, pages } = JSON.parse(await text(process.stdin))
process.stdout.write(JSON.stringify(pages.map((page) => score(host, page))))
