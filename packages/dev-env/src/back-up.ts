import { constants, copyFile, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Backup, restoreBackup, StartupError, takeBackup } from '@fairground/postgres'
import { readSecrets } from './secrets.ts'
import { openServer, type WorldOptions } from './start-world.ts'

const databaseOf = (folder: string) => path.join(folder, 'postgres')
const secretsOf = (folder: string) => path.join(folder, 'secrets.json')

/** Keeps database and keys of an installation in a new folder; people go on playing. Needs an archive. */
export async function backUp(options: WorldOptions, folder: string): Promise<Backup> {
  if (options.databaseUrl)
    throw new StartupError('An outside database is backed up with its own tools: pg_basebackup and an archive of WAL.')
  const server = await openServer(options)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const backup = await takeBackup({ url: server.url, folder: databaseOf(folder) })
    await copyFile(secretsOf(options.dataDir), secretsOf(folder))
    return backup
  } finally {
    await server.stop()
  }
}

/**
 * Makes a new `dataDir` of what `backUp` kept, rolled forward to the moment.
 * @returns when the last change was made that it contains
 */
export async function restore({ dataDir, archiveDir }: WorldOptions, folder: string, until?: Date) {
  if (!archiveDir) throw new StartupError('Say in WAL_ARCHIVE_DIR where the archive is.')
  await mkdir(dataDir, { recursive: true })
  // Keys first: by them the restored database is opened.
  await copyFile(secretsOf(folder), secretsOf(dataDir), constants.COPYFILE_EXCL).catch(() => {
    throw new StartupError(`${secretsOf(dataDir)} is there already, or the backup has none; restore into a new folder.`)
  })
  const { databasePassword: password } = readSecrets(dataDir)
  const options = { backup: databaseOf(folder), archive: archiveDir, dataDir: databaseOf(dataDir), password }
  try {
    return await restoreBackup({ ...options, ...(until && { until }) })
  } catch (error) {
    await rm(secretsOf(dataDir), { force: true })
    throw error
  }
}
