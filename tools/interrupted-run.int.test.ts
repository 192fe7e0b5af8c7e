import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from 'vitest'
import { root } from './workspace.ts'

const startMs = 50_000
const endMs = 30_000
const config = path.join(root, 'tools/fixtures/interrupted/vitest.config.ts')

interface Process {
  pid: number
  parent: number
  command: string
}

interface Run {
  /** Of what npm starts; leads a process group, as in a terminal. */
  pid: number
  /** All that the run had started by the time its test hung. */
  processes: Process[]
  folder: string
}

const ways: [how: string, interrupt: (run: Run) => void][] = [
  ['Ctrl-C', ({ pid }) => process.kill(-pid, 'SIGINT')],
  ['SIGTERM', ({ pid }) => process.kill(pid, 'SIGTERM')],
  ['the end of its terminal', ({ pid }) => process.kill(-pid, 'SIGHUP')],
  ['kill -9', ({ pid }) => process.kill(pid, 'SIGKILL')],
  ['kill -9 of the task', ({ processes }) => process.kill(findTask(processes), 'SIGKILL')],
  ['kill -9 of its process group', ({ pid }) => process.kill(-pid, 'SIGKILL')],
]

test.concurrent.for(ways)(
  'a test run interrupted by %s leaves no process and no folder behind',
  {
    timeout: startMs + endMs,
  },
  async ([, interrupt], { expect }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'cut-'))
    chmodSync(folder, 0o755) // PostgreSQL runs as another account when root starts it
    try {
      const run = await startRun(folder)
      const commands = run.processes.map(({ command }) => command).join('\n')
      for (const part of ['tools/tasks.ts', 'vitest', 'interrupted-stubborn', 'sleep 600', 'chromium', 'bin/postgres'])
        expect(commands).toContain(part)
      interrupt(run)
      const deadline = Date.now() + endMs
      while (left(run).length > 0 && Date.now() < deadline) await sleep(100)
      expect(left(run)).toEqual([])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)

const findTask = (processes: Process[]) => processes.find(({ command }) => command.includes('tools/tasks.ts'))?.pid ?? 0

/** A run whose test hangs after it has started a program, a browser and a database. */
async function startRun(folder: string): Promise<Run> {
  const child = spawn(process.execPath, ['tools/run.mjs', 'test', '--config', config], {
    cwd: root,
    env: { ...Object.fromEntries(ownEnvironment()), TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let text = ''
  const keep = (chunk: Buffer) => {
    text += chunk
  }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', keep)
  const deadline = Date.now() + startMs
  while (!text.includes('hanging')) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`the test never hung:\n${text}`)
    await sleep(50)
  }
  const pid = child.pid ?? 0
  return { pid, processes: descendants(pid), folder }
}

/** Without what this run of Vitest has set for itself. */
const ownEnvironment = () => Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))

function descendants(pid: number): Process[] {
  const all = readdirSync('/proc').map(Number).filter(Boolean).flatMap(readProcess)
  const below = (parent: number): Process[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)])
  return below(pid)
}

function readProcess(pid: number): Process[] {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    const [, parent] = / (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) \w/, '')) ?? []
    return command ? [{ pid, parent: Number(parent), command }] : []
  } catch {
    return []
  }
}

/** Processes and files of the run that are still there. */
function left({ processes, folder }: Run): string[] {
  const alive = processes.filter(({ pid }) => readProcess(pid).length > 0)
  return [...alive.map(({ command }) => command), ...readdirSync(folder)]
}
