import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cacheFolder } from './workspace.ts'

const retryMs = 200
const waitMsMax = 10 * 60_000

/**
 * Runs the work while no other process of this checkout holds the lock of that name.
 * A lock left by a process that was killed is taken over.
 * @throws when the holder does not finish within ten minutes
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const file = path.join(cacheFolder, `${name}.lock`)
  await mkdir(cacheFolder, { recursive: true })
  const deadline = Date.now() + waitMsMax
  while (!(await take(file))) {
    if (Date.now() > deadline) throw new Error(`Another process still holds ${file}: end it, or remove the file.`)
    await sleep(retryMs)
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const holder = Number(await readFile(file, 'utf8').catch(() => ''))
  if (holder > 0 && !isAlive(holder)) await rm(file, { force: true })
  return false
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
