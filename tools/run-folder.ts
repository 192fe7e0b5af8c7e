import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Gives the work a temporary folder of its own (TMPDIR). Afterwards, or when this process dies in any way, what still
 * runs with that folder is ended and the folder removed.
 */
export async function inRunFolder<T>(work: () => Promise<T>): Promise<T> {
  // Short, as the path of a database socket is limited.
  const folder = await mkdtemp(path.join(tmpdir(), 'fg-'))
  await chmod(folder, 0o755) // PostgreSQL runs as another account when root starts it
  const sweeper = startSweeper(folder)
  process.env.TMPDIR = folder
  try {
    return await work()
  } finally {
    sweeper.stdin?.end()
    await once(sweeper, 'exit')
  }
}

/** In a session of its own: what kills this process, or its whole group, does not reach it. */
function startSweeper(folder: string): ChildProcess {
  const file = path.join(import.meta.dirname, 'sweep.ts')
  return spawn(process.execPath, [file, folder], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
}
