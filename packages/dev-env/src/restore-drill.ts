import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StartupError } from '@fairground/postgres'
import pg from 'pg'
import { backUp, restore } from './back-up.ts'
import { runServerProgram } from './server-program.ts'
import { openDatabase, type WorldOptions } from './start-world.ts'

export interface DrillResult {
  bytes: number
  backUpSeconds: number
  restoreSeconds: number
  transfersBefore: number
  transfersRestored: number
}

/**
 * Backs the installation up, restores it beside itself and checks the restored books; the installation is only read.
 * @throws StartupError when something was lost or the restored books are not sound
 */
export async function restoreDrill(options: WorldOptions): Promise<DrillResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairground-drill-'))
  await chmod(folder, 0o755)
  const live = await openDatabase(options)
  try {
    const transfersBefore = await countTransfers(live.url)
    const [{ bytes }, backUpSeconds] = await timed(() => backUp(options, path.join(folder, 'backup')))
    const copy = { ...options, dataDir: path.join(folder, 'data') }
    const [, restoreSeconds] = await timed(() => restore(copy, path.join(folder, 'backup')))
    const transfersRestored = await checkCopy({ ...copy, archiveDir: undefined })
    if (transfersRestored < transfersBefore)
      throw new StartupError(`${transfersBefore - transfersRestored} transfers are missing in the restored books.`)
    return { bytes, backUpSeconds, restoreSeconds, transfersBefore, transfersRestored }
  } finally {
    await live.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function checkCopy(copy: WorldOptions): Promise<number> {
  const database = await openDatabase(copy)
  try {
    const code = await runServerProgram('check-books', [], { options: copy, databaseUrl: database.url })
    if (code !== 0) throw new StartupError('The restored books are not sound.')
    return await countTransfers(database.url)
  } finally {
    await database.stop()
  }
}

async function countTransfers(url: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query('select count(*)::int as count from ledger.transfers')
  await client.end()
  return rows[0].count
}

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const startedAt = performance.now()
  return [await work(), (performance.now() - startedAt) / 1_000]
}
