import { mkdirSync } from 'node:fs'
import { chown } from 'node:fs/promises'
import path from 'node:path'
import { isReachable } from '../postgres-binaries.ts'
import { serverAccount } from '../server-account.ts'
import { StartupError } from '../startup-error.ts'

/** Longest delay until written data is archived. */
const archiveSeconds = 60

/**
 * Settings by which a server keeps a copy of everything it writes, so that a backup can be rolled forward to any second.
 * @throws StartupError when the account of the server cannot write into the folder
 */
export async function archiveSettings(folder: string): Promise<Record<string, string>> {
  const archive = path.resolve(folder)
  const account = serverAccount()
  mkdirSync(archive, { recursive: true, mode: 0o700 })
  if (account) {
    if (!isReachable(path.dirname(archive)))
      throw new StartupError(
        `The database cannot write into ${archive}; choose a WAL_ARCHIVE_DIR outside closed folders.`,
      )
    await chown(archive, account.uid, account.gid)
  }
  const kept = `${quoted(archive)}/%f`
  // The same file may be offered twice after a crash; another one of that name is never overwritten.
  const command = `if [ -f ${kept} ]; then cmp -s %p ${kept}; else cp %p ${kept}.part && sync ${kept}.part && mv ${kept}.part ${kept}; fi`
  return { archive_mode: 'on', archive_command: command, archive_timeout: String(archiveSeconds) }
}

/** How a server in recovery finds archived WAL. */
export const restoreCommand = (folder: string): string => `cp ${quoted(path.resolve(folder))}/%f %p`

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`
