import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { StartupError } from '../startup-error.ts'

/** A server makes these anew, or finds them in the archive. */
const emptied = new Set(
  'pg_wal pg_replslot pg_dynshmem pg_notify pg_serial pg_snapshots pg_stat_tmp pg_subtrans'.split(' '),
)
const leftOut = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map', 'recovery.signal'])

export interface Backup {
  /** From this moment on the backup can be rolled forward. */
  endedAt: Date
  bytes: number
}

/**
 * Copies the cluster of a running server on this machine into a new folder, while people go on working.
 * @throws StartupError when the folder exists, or the server keeps no archive
 */
export async function takeBackup({ url, folder }: { url: string; folder: string }): Promise<Backup> {
  if (existsSync(folder)) throw new StartupError(`${folder} is there already; name a new folder for the backup.`)
  const client = new pg.Client(url)
  await client.connect()
  const draft = `${folder}.part`
  try {
    const { data_directory: source, archive_mode: archive } = await settingsOf(client)
    if (archive === 'off')
      throw new StartupError('The database keeps no archive: set WAL_ARCHIVE_DIR, start again, then take the backup.')
    await client.query(`select pg_backup_start('fairground', fast => true)`)
    const bytes = await copyFolder(source, draft, true)
    // Waits until the archive has all that the copy needs.
    const { rows } = await client.query('select labelfile, spcmapfile, clock_timestamp() as at from pg_backup_stop()')
    await fs.writeFile(path.join(draft, 'backup_label'), rows[0].labelfile, { mode: 0o600 })
    if (rows[0].spcmapfile) throw new StartupError('The database has tablespaces: back it up with pg_basebackup.')
    await fs.rename(draft, folder)
    return { endedAt: rows[0].at, bytes }
  } finally {
    await client.end()
    await fs.rm(draft, { recursive: true, force: true })
  }
}

async function settingsOf(client: pg.Client): Promise<{ data_directory: string; archive_mode: string }> {
  const { rows } = await client.query(
    `select current_setting('data_directory') as data_directory, current_setting('archive_mode') as archive_mode`,
  )
  return rows[0]
}

/** Copies what is there. A file that goes away meanwhile is one that the archive explains. */
async function copyFolder(from: string, to: string, isTop: boolean): Promise<number> {
  await fs.mkdir(to, { mode: 0o700 })
  let bytes = 0
  for (const entry of await fs.readdir(from, { withFileTypes: true })) {
    if (entry.isSocket() || entry.name.startsWith('.s.PGSQL.')) continue
    if (isTop ? leftOut.has(entry.name) : entry.name.startsWith('pgsql_tmp')) continue
    const target = path.join(to, entry.name)
    if (entry.isDirectory() && isTop && emptied.has(entry.name)) await fs.mkdir(target, { mode: 0o700 })
    else if (entry.isDirectory()) bytes += await copyFolder(path.join(from, entry.name), target, false)
    else bytes += await copyFile(path.join(from, entry.name), target)
  }
  return bytes
}

async function copyFile(from: string, to: string): Promise<number> {
  try {
    await fs.copyFile(from, to)
    return (await fs.stat(to)).size
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error
    return 0
  }
}
