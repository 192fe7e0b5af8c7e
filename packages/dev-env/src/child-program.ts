import { type ChildProcess, fork } from 'node:child_process'
import { programFile } from '@fairground/programs'

export interface ChildProgram {
  name: string
  /** Resolves with the exit code. */
  exited: Promise<number>
  stop(): Promise<void>
  /** Ends it at this moment, as a power cut does. */
  kill(): void
}

interface ChildOptions {
  name: string
  entry: string
  args?: string[]
  env: Record<string, string | undefined>
  isWatched?: boolean
  quiet?: boolean
}

const stopMsMax = 20_000
const flags = ['--disable-warning=ExperimentalWarning']

/** Starts one of our programs and waits until it says that it is ready. @throws when it ends before that */
export async function startChild({
  name,
  entry,
  args = [],
  env,
  isWatched,
  quiet,
}: ChildOptions): Promise<ChildProgram> {
  const child = fork(isWatched ? entry : await programFile(entry), args, {
    env: { ...process.env, ...env },
    execArgv: isWatched ? [...flags, '--watch', '--watch-preserve-output'] : flags,
    stdio: quiet ? ['ignore', 'ignore', 'inherit', 'ipc'] : ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exited = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
  await Promise.race([untilReady(child), exited.then((code) => Promise.reject(new ChildEnded(name, code)))])
  return { name, exited, stop: () => stopChild(child, exited), kill: () => void child.kill('SIGKILL') }
}

/** The program has already said why. */
export class ChildEnded extends Error {
  override name = 'ChildEnded'
  constructor(program: string, code: number) {
    super(`${program} ended with code ${code}`)
  }
}

const untilReady = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.on('message', (message) => (message as { ready?: boolean }).ready && resolve())
    child.once('error', reject)
  })

async function stopChild(child: ChildProcess, exited: Promise<number>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), stopMsMax)
  await exited
  clearTimeout(force)
}
