import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { fetchPicture } from './fetch-picture'

let server: Server
let answer: RequestListener

beforeAll(async () => {
  server = createServer((request, response) => {
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/picture`

const send = (bytes: Buffer | string, status = 200): RequestListener => {
  return (_, response) => response.writeHead(status).end(bytes)
}

const draw = () => sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })

test.each([
  ['.png', () => draw().png().toBuffer()],
  ['.jpg', () => draw().jpeg().toBuffer()],
  ['.webp', () => draw().webp().toBuffer()],
  ['.avif', () => draw().avif().toBuffer()],
])('a picture is fetched whole, and its ending is told by its content: %s', async (ending, make) => {
  const bytes = await make()
  answer = send(bytes)
  expect(await fetchPicture(address())).toEqual({ bytes, ending })
})

test('a missing picture is told with its status', async () => {
  answer = send(await draw().png().toBuffer(), 404)
  expect(await fetchPicture(address())).toEqual({ problem: 'the address answers with status 404' })
})

test.each([
  ['a text', () => Promise.resolve(Buffer.from('<h1>Not a picture</h1>'))],
  ['nothing', () => Promise.resolve(Buffer.alloc(0))],
  ['half a picture', async () => (await draw().resize(600).png().toBuffer()).subarray(0, 500)],
  [
    'an SVG, which may hold anything',
    () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
  ],
])('%s is refused', async (_, make) => {
  answer = send(await make())
  expect(await fetchPicture(address())).toEqual({
    problem: 'what it sends is not a whole PNG, JPEG, WebP or AVIF picture',
  })
})

test('a picture that is too large is refused before it has all arrived', async () => {
  answer = (_, response) => {
    const write = () => {
      if (!response.destroyed) response.write(Buffer.alloc(64 * 1024), () => setImmediate(write))
    }
    write()
  }
  const limits = { maxBytes: 1024 * 1024, timeoutMs: 5000 }
  expect(await fetchPicture(address(), limits)).toEqual({ problem: 'it is larger than 1 MB' })
})

test.each([
  ['does not answer', () => undefined],
  ['stops in the middle', (_, response) => response.writeHead(200).write('abc')],
] satisfies [string, RequestListener][])('a host that %s is not waited for', async (_, listener) => {
  answer = listener
  expect(await fetchPicture(address(), { maxBytes: 99, timeoutMs: 200 })).toEqual({
    problem: 'it took longer than 0.2 seconds',
  })
})

test('a host that refuses the connection is told', async () => {
  expect(await fetchPicture('http://127.0.0.1:1/')).toEqual({ problem: 'the address could not be reached' })
})
