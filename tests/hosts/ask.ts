import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { Host } from './host'

/** An answer as it came: every header line for itself, nothing decompressed. */
export type Answer = { status: number; headers: readonly (readonly [string, string])[]; body: Buffer }

export type Question = { method?: string; headers?: Record<string, string> }

function toLines(rawHeaders: readonly string[]): [string, string][] {
  return rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? '']] : []))
}

/** Asks a host for a path, which begins with "/" and is taken as it is; follows no redirect. */
export function ask(
  host: Host,
  path: string,
  { method = 'GET', headers = {} }: Question = {},
): Promise<Answer> {
  const options = { host: '127.0.0.1', port: host.port, path, method, headers, agent: false as const }
  const secure = { ...options, ca: host.certificate, servername: 'localhost' }
  return new Promise((done, fail) => {
    const request = host.certificate ? requestSecure(secure) : requestPlain(options)
    request.on('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', fail)
      response.on('end', () => {
        const lines = toLines(response.rawHeaders)
        done({ status: response.statusCode ?? 0, headers: lines, body: Buffer.concat(parts) })
      })
    })
    request.on('error', fail)
    request.end()
  })
}

/** The value of a header; undefined without it. Lines of the same name are told apart by " | ". */
export function findHeader(answer: Answer, name: string): string | undefined {
  const values = answer.headers.filter(([each]) => each.toLowerCase() === name.toLowerCase())
  return values.length === 0 ? undefined : values.map(([, value]) => value).join(' | ')
}

/** Asks as a browser does, which follows redirects; throws after five. */
export async function askAndFollow(host: Host, path: string): Promise<Answer> {
  let at = path
  for (let redirects = 0; redirects < 5; redirects += 1) {
    const answer = await ask(host, at)
    if (answer.status < 300 || answer.status >= 400) return answer
    const address = new URL(findHeader(answer, 'location') ?? '', `http://127.0.0.1:${host.port}${at}`)
    at = address.pathname
  }
  throw new Error(`${path} leads in circles.`)
}
