import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import type { Socket } from 'node:net'
import { createServer } from 'node:net'
import type { Account } from './server-account.ts'
import { StartupError } from './startup-error.ts'

/** The folder lies where no socket can be made. */
export class NoSocketError extends StartupError {}

interface ServerOptions {
  postgres: string
  dataDir: string
  port: number
  settings: Record<string, string>
  account: Account | undefined
}

// The shell ends the server when the pipe on descriptor 3 closes: that is also when this process is killed with -9.
const guard = '"$0" "$@" & p=$!; (cat <&3 >/dev/null; kill -INT $p 2>/dev/null) & wait $p'

/** Starts the server and returns the function that stops it. */
export async function spawnServer({ postgres, dataDir, port, settings, account }: ServerOptions) {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn('/bin/sh', ['-c', guard, postgres, '-D', dataDir, '-p', String(port), ...flags], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await untilReady(child)
  const pipe = child.stdio[3] as Socket
  child.unref()
  ;(child.stderr as Socket | null)?.unref()
  pipe.unref()
  return async () => {
    child.ref()
    pipe.end()
    await exited
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  let log = ''
  try {
    await new Promise<void>((resolve, reject) => {
      child.stderr?.on('data', (chunk: Buffer) => {
        log = (log + chunk.toString()).slice(-4_000)
        if (/ready to accept (read-only )?connections/.test(log)) resolve()
      })
      child.once('error', reject)
      child.once('exit', (code) => reject(new Error(`exit code ${code}`)))
    })
  } catch (error) {
    for (const stream of child.stdio) stream?.destroy() // an open pipe would keep this process alive
    if (/Unix-domain socket/.test(log)) throw new NoSocketError('No socket can be made in the folder of the database.')
    const lastLine = log.trim().split('\n').at(-1) ?? String(error)
    throw new StartupError(
      `The built-in database did not start (${lastLine}); free the port or the folder, or set DATABASE_URL.`,
    )
  }
}

/**
 * Ports below those that a system gives by itself (from 32768 on Linux): nothing takes a chosen one by chance before its
 * program listens, or while that program is started again. Processes that run beside each other have different numbers, and
 * so different parts of the range.
 */
const chosenPorts = { first: 20_000, parts: 250, each: 48 }
const firstOfPart = chosenPorts.first + (process.pid % chosenPorts.parts) * chosenPorts.each
let tried = randomInt(chosenPorts.each)

/** A port that nobody listens on at this moment; one that was given comes again as late as possible. */
export async function freePort(): Promise<number> {
  for (let i = 0; i < chosenPorts.each; i += 1) {
    tried += 1
    const port = firstOfPart + (tried % chosenPorts.each)
    if (await isFree(port)) return port
  }
  throw new StartupError(`Every port from ${firstOfPart} to ${firstOfPart + chosenPorts.each - 1} is taken.`)
}

/** On every address of the machine, as programs listen. */
const isFree = (port: number) =>
  new Promise<boolean>((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(port, () => server.close(() => resolve(true)))
  })
