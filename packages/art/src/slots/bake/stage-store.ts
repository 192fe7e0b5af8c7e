import { createHash } from 'node:crypto'
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '../../render/write-whole.ts'

/** Pictures on disk, by name; those that nobody asked for longest go first when there is no more room. */
export interface StageStore {
  find(name: string): Promise<Buffer | undefined>
  save(name: string, bytes: Uint8Array): Promise<void>
}

/** After a cleaning this share of the room is taken: not every picture cleans again. */
const keptShare = 0.8

interface Kept {
  name: string
  bytes: number
  usedAtMs: number
}

/** A folder that never holds much more than `bytesMax`; several processes may share it. */
export function createStageStore(folder: string, bytesMax: number): StageStore {
  let savedBytes: number | undefined
  const fileOf = (name: string) => path.join(folder, createHash('sha256').update(name).digest('hex').slice(0, 32))

  async function clean(): Promise<number> {
    const kept = await keptIn(folder)
    let total = kept.reduce((sum, { bytes }) => sum + bytes, 0)
    if (total <= bytesMax) return total
    for (const { name, bytes } of kept.sort((a, b) => a.usedAtMs - b.usedAtMs)) {
      if (total <= bytesMax * keptShare) break
      await rm(path.join(folder, name), { force: true })
      total -= bytes
    }
    return total
  }

  return {
    async find(name) {
      const file = fileOf(name)
      const bytes = await readFile(file).catch(() => undefined)
      // Another process may have cleaned it away since: the bytes are read all the same.
      if (bytes) await utimes(file, new Date(), new Date()).catch(() => {})
      return bytes
    },
    async save(name, bytes) {
      await writeWhole(fileOf(name), Buffer.from(bytes))
      savedBytes = (savedBytes ?? (await clean())) + bytes.length
      if (savedBytes > bytesMax) savedBytes = await clean()
    },
  }
}

async function keptIn(folder: string): Promise<Kept[]> {
  const names = await readdir(folder).catch(() => [])
  const kept = names.map(async (name): Promise<Kept[]> => {
    const found = await stat(path.join(folder, name)).catch(() => undefined)
    return found ? [{ name, bytes: found.size, usedAtMs: found.mtimeMs }] : []
  })
  return (await Promise.all(kept)).flat()
}
