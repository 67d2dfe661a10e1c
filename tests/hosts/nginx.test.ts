import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { connect } from 'node:tls'
import { ask, findHeader } from './ask'
import { checkHost } from './check-host'
import { typeOf } from './file-types'
import type { Host } from './host'
import { builtSite } from './sites'
import { startNginx } from './start-nginx'

let nginx: Awaited<ReturnType<typeof startNginx>>

async function start(): Promise<Host> {
  nginx = await startNginx(builtSite())
  return nginx
}

checkHost(start, {
  findsNearestErrorPage: true,
  redirectsToSlash: true,
  servesRuleFiles: false,
  pageCaching: /^no-cache$/,
  staticCaching: /^public, max-age=31536000, immutable$/,
  encodings: ['gzip', 'br'],
  securityHeaders: 'configuration',
})

describe('hidden files', () => {
  const HIDDEN = ['.git/config', '.env', 'projects/.git/config', '.well-known/.git/config', '.well-knownx/y']
  let copy: Awaited<ReturnType<typeof startNginx>>
  const folder = mkdtempSync(join(tmpdir(), 'nginx-hidden-'))

  beforeAll(async () => {
    cpSync(builtSite(), folder, { recursive: true })
    for (const file of HIDDEN) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), 'a secret')
    }
    copy = await startNginx(folder)
  })
  afterAll(async () => {
    await copy.stop()
    rmSync(folder, { recursive: true })
  })

  test('who asks for them learns nothing, even where they came onto the server', async () => {
    for (const file of HIDDEN) {
      const answer = await ask(copy, `/${file}`)
      expect([file, answer.status]).toEqual([file, 404])
      expect(answer.body.toString()).not.toContain('a secret')
    }
  })

  test('who found a weakness of the site finds where to report it', async () => {
    const answer = await ask(copy, '/.well-known/security.txt')
    expect(answer.status).toBe(200)
    expect(findHeader(answer, 'content-type')).toMatch(typeOf('security.txt'))
  })
})

test('browsers are offered HTTP/2', async () => {
  const { port, certificate: ca } = nginx
  const socket = connect({ host: '127.0.0.1', port, ca, servername: 'localhost', ALPNProtocols: ['h2'] })
  await once(socket, 'secureConnect')
  expect(socket.alpnProtocol).toBe('h2')
  socket.destroy()
})

test('who comes by http is led to the same address by https', async () => {
  const { certificate, ...plain } = { ...nginx, port: nginx.plainPort }
  expect(certificate).toMatch(/CERTIFICATE/)
  const answer = await ask(plain, '/projects/?from=a-card', { headers: { Host: 'localhost' } })
  expect([answer.status, findHeader(answer, 'location')]).toEqual([
    301,
    'https://localhost/projects/?from=a-card',
  ])
})

test('no answer tells which version of nginx runs', async () => {
  for (const path of ['/', '/nowhere', '/about']) {
    const answer = await ask(nginx, path)
    expect(findHeader(answer, 'server')).toBe('nginx')
    expect(answer.body.toString()).not.toMatch(/nginx\/\d/)
  }
})

/** Since nginx 1.25 "http2 on;" is preferred, which Debian's 1.22 does not know. Each unknown address is an error to it. */
const EXPECTED_WARNINGS = /use the "http2" directive|\(2: No such file or directory\)/

// The last test: by now the log tells of all the others.
test('nginx takes the kept configuration without a warning, and serves the site without one', () => {
  const lines = nginx.readLog().split('\n')
  expect(lines.some((line) => line.includes('/nowhere" failed'))).toBe(true)
  const warnings = lines.filter((line) => /\[(warn|error|crit|alert|emerg)\]/.test(line))
  expect(warnings.filter((line) => !EXPECTED_WARNINGS.test(line))).toEqual([])
})
