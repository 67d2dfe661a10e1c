import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readMark } from '../src/build/cache/cache-mark'

/** Something in Gatsby's place, which says what it was given and ends as it is told. */
const GATSBY = `
console.log(JSON.stringify(process.argv.slice(2)))
if (process.argv.includes('--wait')) setTimeout(() => {}, 20_000)
else process.exit(Number(process.env.EXIT_CODE ?? 0))
`

const TSX = pathToFileURL(require.resolve('tsx')).href

/** Three builds of nothing take a second each, and more beside other work. */
jest.setTimeout(30_000)

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'))
  const files = {
    'package.json': '{}',
    'src/build/a.ts': '',
    'src/content/a.ts': '',
    'node_modules/gatsby/package.json': '{ "version": "5.0.0" }',
    'node_modules/gatsby/cli.js': GATSBY,
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

type End = { exitCode: number | null; signal: string | null; output: string }

/** Runs `npm run build` on that Gatsby, and sends it a signal as soon as Gatsby runs. */
function build(parameters: string[] = [], EXIT_CODE = '0', sent?: NodeJS.Signals): Promise<End> {
  const command = ['--import', TSX, resolve('cli/build.ts'), ...parameters]
  const child = spawn(process.execPath, command, { cwd: folder, env: { ...process.env, EXIT_CODE } })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: unknown) => {
      output += String(text)
      if (sent && output.includes('--wait')) child.kill(sent)
    })
  return new Promise((done) => {
    child.on('close', (exitCode, signal) => {
      done({ exitCode, signal, output })
    })
  })
}

test('Gatsby gets what was given to "npm run build", and nothing else is printed', async () => {
  const { exitCode, output } = await build(['--verbose'])
  expect([exitCode, output]).toEqual([0, '["build","--prefix-paths","--verbose"]\n'])
})

test('a build that comes to its end leaves a cache that says so, and the next one keeps it', async () => {
  await build()
  expect(await readMark(folder)).toMatchObject({ finished: true, gatsby: '5.0.0' })
  expect((await build()).output).not.toContain('thrown away')
})

test('a build that fails ends with the exit code of Gatsby, and the next one starts anew', async () => {
  await build()
  expect((await build([], '3')).exitCode).toBe(3)
  expect(await readMark(folder)).toBeUndefined()
  const { output } = await build()
  expect(output.split('\n')[0]).toBe(
    "Gatsby's cache was made by a build that was stopped, or by Gatsby started by hand: it was thrown away.",
  )
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a build that is ended by %s ends Gatsby and itself by it, and leaves no mark',
  async (sent) => {
    expect(await build(['--wait'], '0', sent)).toMatchObject({ signal: sent })
    expect(await readMark(folder)).toBeUndefined()
  },
)
