import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/** How a process ended: with an exit code, or by a signal. */
export type End = { exitCode: number | null; signal: NodeJS.Signals | null }

const HANDED_ON: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Runs the project's Gatsby in this terminal, hands signals on to it, and waits for its end. */
export async function runGatsby(parameters: string[], variables: Record<string, string>): Promise<End> {
  const gatsby = createRequire(resolve('package.json')).resolve('gatsby/cli.js')
  const child = spawn(process.execPath, [gatsby, ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  })
  const handOn = (signal: NodeJS.Signals) => void child.kill(signal)
  for (const signal of HANDED_ON) process.on(signal, handOn)
  try {
    return await new Promise<End>((done, fail) => {
      child.on('error', fail)
      child.on('close', (exitCode, signal) => {
        done({ exitCode, signal })
      })
    })
  } finally {
    for (const signal of HANDED_ON) process.off(signal, handOn)
  }
}

/** Ends this process as another one ended. */
export function endLike({ exitCode, signal }: End): void {
  if (signal) process.kill(process.pid, signal)
  else process.exitCode = exitCode ?? 1
}
