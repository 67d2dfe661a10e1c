import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ask, findHeader } from './ask'
import type { Host, HostTraits } from './host'
import { readPublished, toPath } from './published-files'

const UNPACK = { gzip: gunzipSync, br: brotliDecompressSync }

/** What is worth compressing; pictures and fonts are compressed already. */
const TEXTS = ['index.html', 'about/index.html', 'feed.xml', 'llms.txt', 'about.md', 'resume.json']

/** What text has to lose at least: the sample's home page loses four fifths, its short texts a half. */
const MOST_OF_BYTES = 0.7

/** Text is compressed where the host leaves that to who runs it. */
export function checkCompression(host: () => Host, { encodings }: HostTraits): void {
  for (const encoding of encodings)
    test(`text is sent compressed with ${encoding} to who asks for it, and caches are told so`, async () => {
      for (const file of TEXTS) {
        const question = { headers: { 'Accept-Encoding': encoding } }
        const answer = await ask(host(), toPath(host(), file), question)
        const published = readPublished(host(), file)
        expect([file, findHeader(answer, 'content-encoding')]).toEqual([file, encoding])
        expect([file, findHeader(answer, 'vary')]).toEqual([file, expect.stringMatching(/accept-encoding/i)])
        expect(UNPACK[encoding](answer.body).equals(published)).toBe(true)
        expect([file, answer.body.length / published.length < MOST_OF_BYTES]).toEqual([file, true])
      }
    })

  test('who does not know a compression gets text as it is', async () => {
    const answer = await ask(host(), toPath(host(), 'index.html'), {
      headers: { 'Accept-Encoding': 'identity' },
    })
    expect(findHeader(answer, 'content-encoding')).toBeUndefined()
    expect(answer.body.equals(readPublished(host(), 'index.html'))).toBe(true)
  })
}
