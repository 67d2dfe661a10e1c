import { ask, findHeader, type Answer } from './ask'
import { PAGE_TYPE } from './file-types'
import type { Host, HostTraits } from './host'
import { readPublished } from './published-files'

const UNKNOWN_PATHS = ['/nowhere', '/nowhere/', '/about/nothing', '/static/nothing.avif', '/projectsx']
const UNKNOWN_PROJECTS = ['/projects/nobody-drew-this', '/projects/nobody-drew-this/']

function expectErrorPage(host: Host, path: string, answer: Answer, file: string): void {
  const type = findHeader(answer, 'content-type')
  const isTheSame = answer.body.equals(readPublished(host, file))
  expect([path, answer.status, type, isTheSame]).toEqual([path, 404, expect.stringMatching(PAGE_TYPE), true])
}

/** Both error pages, with the status that keeps them out of search engines. */
export function checkErrorPages(host: () => Host, { findsNearestErrorPage }: HostTraits): void {
  test('an unknown address is answered with status 404 and the general page', async () => {
    for (const path of UNKNOWN_PATHS) {
      const answer = await ask(host(), host().pathPrefix + path)
      expectErrorPage(host(), path, answer, '404.html')
      expect(answer.body.toString()).toMatch(/<h1[^>]*>Unexpected Application Error!/)
    }
  })

  const name = findsNearestErrorPage
    ? 'an unknown project is answered with status 404 and the page that says "Project not found!"'
    : 'an unknown project is answered with status 404 and a page that has "Project not found!" in it for the script'
  test(name, async () => {
    const file = findsNearestErrorPage ? 'projects/404.html' : '404.html'
    for (const path of UNKNOWN_PROJECTS) {
      const answer = await ask(host(), host().pathPrefix + path)
      expectErrorPage(host(), path, answer, file)
      expect(answer.body.toString()).toMatch(/<h1[^>]*>Project not found!/)
    }
  })
}
