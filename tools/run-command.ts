import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import path from 'node:path'
import { cacheFolder, root } from './workspace.ts'

const drainMsMax = 30_000
const parentPollMs = 500
const outputCharsMax = 4_000_000
const exitInterrupted = 130
const patience = 10

export interface CommandOptions {
  /** Relative to the repository; the repository itself when absent. */
  folder?: string
  env?: Record<string, string>
  /** Gives way to every other process. */
  isPatient?: boolean
}

export interface CommandResult {
  code: number
  /** Standard output and standard error in the order they came. */
  output: string
}

const children = new Set<ChildProcess>()
let isStopping = false

/** Runs a command with this terminal and resolves to its exit code. */
export function runCommand(command: string, args: string[], options: CommandOptions = {}): Promise<number> {
  return untilExit(start(command, args, options, 'inherit'))
}

/** Runs a TypeScript file of the repository on the pinned Node with this terminal and resolves to its exit code. */
export function runScript(file: string, args: string[], options: CommandOptions = {}): Promise<number> {
  return runCommand(process.execPath, [path.join(root, file), ...args], options)
}

/** Starts a TypeScript file of the repository with this terminal and a channel for messages. */
export function forkScript(file: string, args: string[], options: CommandOptions = {}) {
  const child = start(process.execPath, [path.join(root, file), ...args], options, [
    'inherit',
    'inherit',
    'inherit',
    'ipc',
  ])
  return { child, exited: untilExit(child) }
}

/** Runs a command in silence and resolves to its exit code and what it printed. */
export async function captureCommand(
  command: string,
  args: string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const child = start(command, args, options, ['ignore', 'pipe', 'pipe'])
  let output = ''
  const keep = (chunk: Buffer) => {
    if (output.length < outputCharsMax) output += chunk.toString()
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return { code: await untilExit(child), output }
}

/** On a signal, or when the parent is gone, stops the running commands and starts no further one. */
export function stopWithParent(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(signal))
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop('SIGTERM'), parentPollMs).unref()
}

/** Tells the running commands to stop and resolves when all have. */
export async function stopCommands(): Promise<void> {
  if (!isStopping) killAll('SIGTERM')
  await Promise.all([...children].map((child) => new Promise((resolve) => child.once('close', resolve))))
}

function stop(signal: NodeJS.Signals): void {
  if (isStopping) return
  isStopping = true
  if (children.size === 0) process.exit(exitInterrupted)
  killAll(signal)
}

/** What has not drained after half a minute is ended. */
function killAll(signal: NodeJS.Signals): void {
  for (const child of children) child.kill(signal)
  setTimeout(() => {
    for (const child of children) child.kill('SIGKILL')
  }, drainMsMax).unref()
}

function start(command: string, args: string[], options: CommandOptions, stdio: SpawnOptions['stdio']): ChildProcess {
  if (isStopping) process.exit(exitInterrupted)
  const cwd = path.join(root, options.folder ?? '.')
  const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...toolEnvironment(), ...options.env } })
  // Its threads begin later and inherit it.
  if (options.isPatient && child.pid) setPriority(child.pid, patience)
  children.add(child)
  return child
}

function toolEnvironment(): Record<string, string> {
  const bins = ['node_modules/.bin', 'tools/node_modules/.bin'].map((folder) => path.join(root, folder))
  const PATH = [path.dirname(process.execPath), ...bins, process.env.PATH].join(path.delimiter)
  return { PATH, NODE_COMPILE_CACHE: path.join(cacheFolder, 'node') }
}

function untilExit(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      children.delete(child)
      resolve(code ?? (signal ? 1 : 0))
    })
  })
}
