import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildSite, keptSite, PUBLISHED, removeCache } from './build-site'
import { listDigests } from './digest'

const TIMEOUT_MS = 600_000

let folder: string
let env: { NODE_OPTIONS: string; NETWORK_ATTEMPTS: string }

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'offline-'))
  env = {
    NODE_OPTIONS: `--require ${resolve('tests/build/no-network.cjs')}`,
    NETWORK_ATTEMPTS: join(folder, 'attempts'),
  }
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

const readAttempts = () =>
  existsSync(env.NETWORK_ATTEMPTS) ? readFileSync(env.NETWORK_ATTEMPTS, 'utf8').trim().split('\n') : []

const ASK = `
const { request } = require('node:https')
const end = ({ code }) => console.log(code)
request('https://example.com').on('error', end)
request('https://192.0.2.1').on('error', end)
fetch('https://example.net').catch(({ cause }) => end(cause))
require('node:dns').promises.resolve('example.org').catch(end)
require('node:http').createServer((question, answer) => answer.end('here')).listen(0, async function () {
  console.log(await (await fetch('http://localhost:' + this.address().port)).text())
  this.close()
})
`

test('who asks for another machine without a network is refused and written down; this machine answers', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', ASK], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  expect([stdout.trim().split('\n').sort(), stderr]).toEqual([
    ['EAI_AGAIN', 'EAI_AGAIN', 'ECONNREFUSED', 'ENETUNREACH', 'here'],
    '',
  ])
  expect(readAttempts().length).toBe(4)
})

test(
  'the whole build needs no network: without one it looks for nobody, warns of nothing, and gives the same bytes',
  async () => {
    removeCache()
    // Where the system gives a process a network of its own, empty, that is where the build runs.
    const isolated = spawnSync('unshare', ['-rn', 'true']).status === 0
    const { exitCode, output } = await buildSite('tests/portfolios/full/data', {
      env,
      ...(isolated ? { within: ['unshare', '-rn'] } : {}),
    })
    expect([exitCode, output]).toEqual([0, expect.not.stringMatching(/^\s*(warn|error)\b/im)])
    expect(readAttempts()).toEqual([])
    expect(listDigests(PUBLISHED)).toEqual(listDigests(keptSite('full')))
  },
  TIMEOUT_MS,
)
