import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const START_MS = 90_000
const STOP_MS = 5_000
const POLL_MS = 200

/** A port that nobody listens at. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export type ProcessOptions = {
  program: string
  words: readonly string[]
  folder: string
  env: NodeJS.ProcessEnv
  /** Whether it does what it was started for. Asked again and again; an error counts as no. */
  isReady: () => Promise<boolean>
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The whole group is gone already.
  }
}

/** Also when it could not be started at all: it has no id then. */
const hasEnded = ({ pid, exitCode, signalCode }: ChildProcess) =>
  pid === undefined || exitCode !== null || signalCode !== null

async function stop(child: ChildProcess): Promise<void> {
  signalGroup(child, 'SIGTERM')
  for (let waited = 0; waited < STOP_MS && !hasEnded(child); waited += POLL_MS) await wait(POLL_MS)
  // Helpers may outlive the program that started them.
  signalGroup(child, 'SIGKILL')
}

/** A program that runs: what it has written so far, and how to stop it with all its helpers. */
export type Running = { readOutput: () => string; stop: () => Promise<void> }

/** Starts a program in a group of its own and waits until it is ready; throws when it does not become so. */
export async function startProcess(options: ProcessOptions): Promise<Running> {
  const { program, words, folder, env, isReady } = options
  const child = spawn(program, words, { cwd: folder, env, detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: unknown) => (output += String(text)))
  child.on('error', (error) => (output += String(error)))
  for (let waited = 0; waited < START_MS && !hasEnded(child); waited += POLL_MS) {
    if (await isReady().catch(() => false)) return { readOutput: () => output, stop: () => stop(child) }
    await wait(POLL_MS)
  }
  await stop(child)
  throw new Error(`${program} ${words.join(' ')} did not start:\n${output}`)
}
