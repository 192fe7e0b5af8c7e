import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from '@fairground/postgres'

/** Keeps a second start away from the same data folder. @throws StartupError when one already runs there */
export function takeProcessLock(dataDir: string, name: string, address: string): () => void {
  const file = path.join(dataDir, `${name}.pid`)
  mkdirSync(dataDir, { recursive: true })
  const holder = readHolder(file)
  if (holder && isAlive(holder.pid)) {
    throw new StartupError(
      `Fairground already runs on ${dataDir} (process ${holder.pid}, ${holder.address}); stop it first, or choose another DATA_DIR and ports.`,
    )
  }
  writeFileSync(file, JSON.stringify({ pid: process.pid, address }))
  return () => rmSync(file, { force: true })
}

function readHolder(file: string): { pid: number; address: string } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A number may have been given to another program after a crash: only our own start counts. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('dev-env')
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}
