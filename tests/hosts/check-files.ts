import { ask, askAndFollow, findHeader } from './ask'
import { PAGE_TYPE, typeOf } from './file-types'
import type { Host, HostTraits } from './host'
import { listOtherFiles, listPages, readPublished, RULE_FILES, toPath } from './published-files'

/** The sample has home, about, projects and a page for each of three projects. */
const LEAST_PAGES = 6
const LEAST_FILES = 60

type AskForHost = () => Host

function checkPages(host: AskForHost): void {
  test('every page is at its address, as HTML in UTF-8, byte for byte as it was published', async () => {
    const pages = listPages(host())
    expect(pages.length).toBeGreaterThanOrEqual(LEAST_PAGES)
    for (const page of pages) {
      const { status, body, ...answer } = await ask(host(), toPath(host(), page))
      const isTheSame = body.equals(readPublished(host(), page))
      const type = findHeader({ status, body, ...answer }, 'content-type')
      expect([page, status, type, isTheSame]).toEqual([page, 200, expect.stringMatching(PAGE_TYPE), true])
    }
  })

  test('every page is found without its closing slash too', async () => {
    const pages = listPages(host()).filter((page) => page !== 'index.html')
    expect(pages.length).toBeGreaterThanOrEqual(LEAST_PAGES - 1)
    for (const page of pages) {
      const { status, body } = await askAndFollow(host(), toPath(host(), page).slice(0, -1))
      expect([page, status, body.equals(readPublished(host(), page))]).toEqual([page, 200, true])
    }
  })
}

function checkRedirects(host: AskForHost, { redirectsToSlash }: HostTraits): void {
  const name = redirectsToSlash
    ? 'an address without its closing slash leads to the one with it, on the same host'
    : 'an address without its closing slash is answered without a detour'
  test(name, async () => {
    const path = toPath(host(), 'projects/seek-your-job/index.html')
    const answer = await ask(host(), path.slice(0, -1))
    const location = findHeader(answer, 'location')
    if (redirectsToSlash) {
      expect([301, 308]).toContain(answer.status)
      expect(location).toBe(path)
    } else expect([answer.status, location]).toEqual([200, undefined])
  })
}

function checkOtherFiles(host: AskForHost): void {
  test('every picture, font, document and text is there with its type, byte for byte', async () => {
    const files = listOtherFiles(host())
    expect(files.length).toBeGreaterThanOrEqual(LEAST_FILES)
    for (const file of files) {
      const answer = await ask(host(), toPath(host(), file))
      const isTheSame = answer.body.equals(readPublished(host(), file))
      const type = findHeader(answer, 'content-type')
      const expected = [file, 200, expect.stringMatching(typeOf(file)), true]
      expect([file, answer.status, type, isTheSame]).toEqual(expected)
    }
  })

  test('who asks for the headers only gets them, and no body', async () => {
    for (const path of ['/', '/resume.pdf', '/nowhere']) {
      const whole = await ask(host(), host().pathPrefix + path)
      const head = await ask(host(), host().pathPrefix + path, { method: 'HEAD' })
      expect([path, head.status, head.body.length]).toEqual([path, whole.status, 0])
      expect(findHeader(head, 'content-type')).toBe(findHeader(whole, 'content-type'))
    }
  })
}

function checkRuleFiles(host: AskForHost, { servesRuleFiles }: HostTraits): void {
  if (servesRuleFiles) return
  test('the rules for hosts are no part of the site', async () => {
    for (const file of RULE_FILES) {
      const { status } = await ask(host(), `${host().pathPrefix}/${file}`)
      expect([file, status]).not.toEqual([file, 200])
    }
  })
}

/** All that was published is there, and nothing else. */
export function checkFiles(host: AskForHost, traits: HostTraits): void {
  checkPages(host)
  checkRedirects(host, traits)
  checkOtherFiles(host)
  checkRuleFiles(host, traits)
}
