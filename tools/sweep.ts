// Started by run-folder.ts: waits until standard input closes, then ends what still runs with the given temporary
// folder and removes it.
import { readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

const pollMs = 50
/** PostgreSQL waits for its clients after SIGTERM and does not after SIGINT. */
const rounds: [signal: NodeJS.Signals, waitMs: number][] = [
  ['SIGTERM', 1_000],
  ['SIGINT', 1_000],
  ['SIGKILL', 5_000],
]

const [, , folder = ''] = process.argv
if (!folder) throw new Error('the folder is missing')
// As the leader of a session it loses no terminal, and nobody but its parent ends it.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
process.stdin.resume().once('close', () => void sweep())

async function sweep(): Promise<void> {
  for (const [signal, waitMs] of rounds) if (await endAll(signal, waitMs)) break
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}

/** True when nothing runs there any more. */
async function endAll(signal: NodeJS.Signals, waitMs: number): Promise<boolean> {
  for (const pid of runningThere()) end(pid, signal)
  for (let leftMs = waitMs; runningThere().length > 0; leftMs -= pollMs) {
    if (leftMs <= 0) return false
    await sleep(pollMs)
  }
  return true
}

function runningThere(): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && isThere(pid))
}

/** Started with the folder or one below it as TMPDIR, or named it in its arguments; what has ended has neither. */
function isThere(pid: number): boolean {
  const variables = read(pid, 'environ').split('\0')
  if (variables.some((line) => `${line}/`.startsWith(`TMPDIR=${folder}/`))) return true
  return read(pid, 'cmdline').includes(folder)
}

function read(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1')
  } catch {
    return ''
  }
}

function end(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended by itself.
  }
}
