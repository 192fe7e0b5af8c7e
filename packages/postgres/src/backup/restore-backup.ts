import { existsSync, promises as fs } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { reachableDataDir, startPostgres } from '../embedded-postgres.ts'
import { type Account, serverAccount } from '../server-account.ts'
import { StartupError } from '../startup-error.ts'
import { restoreCommand } from './archive-settings.ts'

export interface RestoreOptions {
  /** Made by `takeBackup`. */
  backup: string
  archive: string
  /** Where the restored cluster shall stand; nothing may be there. */
  dataDir: string
  /** Of the superuser. */
  password: string
  /** The last moment that shall count; without it everything that the archive has. */
  until?: Date
}

/**
 * Puts a cluster together as it was at a moment: the backup, rolled forward from the archive. It stands still afterwards.
 * @returns when the last change was made that it contains, if any came after the backup
 * @throws StartupError when the folder is taken, or the archive does not reach to the moment
 */
export async function restoreBackup(options: RestoreOptions): Promise<Date | undefined> {
  const { backup, dataDir } = options
  const account = serverAccount()
  const target = reachableDataDir(dataDir, account)
  if (!existsSync(path.join(backup, 'backup_label'))) throw new StartupError(`${backup} is not a backup.`)
  if (existsSync(target)) throw new StartupError(`${target} is there already; restore into a new folder.`)
  await fs.mkdir(path.dirname(target), { recursive: true })
  await fs.cp(backup, target, { recursive: true })
  await fs.writeFile(path.join(target, 'recovery.signal'), '')
  await fs.chmod(target, 0o700)
  if (account) await giveTo(target, account)
  const server = await rollForward({ ...options, dataDir: target })
  const client = new pg.Client(server.url)
  await client.connect()
  const { rows } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at')
  await client.end()
  await server.stop()
  return rows[0]?.at ?? undefined
}

/** A server that has read the archive up to the moment and is open for work. */
async function rollForward({ dataDir, archive, until, password }: RestoreOptions) {
  const settings = {
    hot_standby: 'off',
    restore_command: restoreCommand(archive),
    recovery_target_action: 'promote',
    // The names of time zones, Z too, are not known yet when the setting is read.
    ...(until && { recovery_target_time: until.toISOString().replace('Z', '+00') }),
  }
  try {
    return await startPostgres({ dataDir, password, settings })
  } catch (error) {
    await fs.rm(dataDir, { recursive: true, force: true })
    const wanted = until ? `to ${until.toISOString()}` : 'from this backup on'
    throw new StartupError(`The archive ${archive} does not reach ${wanted}; nothing was restored (${error}).`)
  }
}

async function giveTo(folder: string, { uid, gid }: Account): Promise<void> {
  await fs.chown(folder, uid, gid)
  for (const entry of await fs.readdir(folder, { withFileTypes: true, recursive: true }))
    await fs.chown(path.join(entry.parentPath, entry.name), uid, gid)
}
