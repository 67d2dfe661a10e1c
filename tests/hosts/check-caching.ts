import { ask, findHeader } from './ask'
import type { Host, HostTraits } from './host'
import { listOtherFiles, listPages, toPath } from './published-files'

function checkHashedFiles(host: () => Host, staticCaching: RegExp): void {
  test('browsers keep pictures and fonts whose names change with them as long as the host lets them', async () => {
    const files = listOtherFiles(host()).filter((file) => file.startsWith('static/'))
    expect(files.length).toBeGreaterThan(30)
    for (const file of files) {
      const answer = await ask(host(), toPath(host(), file), { method: 'HEAD' })
      const caching = findHeader(answer, 'cache-control')
      expect([file, caching]).toEqual([file, expect.stringMatching(staticCaching)])
    }
  })

  test('an answer that there is no such picture is not kept as long as a picture', async () => {
    const answer = await ask(host(), `${host().pathPrefix}/static/nothing.avif`)
    expect([answer.status, findHeader(answer, 'cache-control')]).toEqual([
      404,
      expect.not.stringContaining('immutable'),
    ])
  })
}

/** Names of files that stay when what is in them changes. */
const LASTING_NAMES = ['contact.vcf', 'feed.xml', 'resume.pdf', 'social-cards/index.png', 'favicon.svg']

/** How long browsers keep what they got. */
export function checkCaching(host: () => Host, { staticCaching, pageCaching }: HostTraits): void {
  if (staticCaching) checkHashedFiles(host, staticCaching)

  test('a new edition of a page, a document or a social card is seen at the next visit', async () => {
    const files = [...listPages(host()), ...LASTING_NAMES]
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) {
      const answer = await ask(host(), toPath(host(), file))
      const caching = findHeader(answer, 'cache-control')
      expect([file, caching]).toEqual([file, expect.stringMatching(pageCaching)])
    }
  })

  test('a page that did not change is not sent a second time', async () => {
    const path = toPath(host(), 'about/index.html')
    const etag = findHeader(await ask(host(), path), 'etag')
    expect(etag).toMatch(/^(W\/)?".+"$/)
    const again = await ask(host(), path, { headers: { 'If-None-Match': etag ?? '' } })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const other = await ask(host(), path, { headers: { 'If-None-Match': '"of another edition"' } })
    expect(other.status).toBe(200)
  })
}
