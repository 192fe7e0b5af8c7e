import { promises as fs, type Stats } from 'node:fs'
import { type Account, serverAccount } from './server-account.ts'
import { StartupError } from './startup-error.ts'

/**
 * Asserts that a folder, where it is there already, was made by us: in a place that everybody writes to, somebody else
 * could have put it there first, or a link in its stead.
 * @throws StartupError when it is another account's
 */
export async function requireOwnFolder(folder: string, account: Account | undefined = serverAccount()): Promise<void> {
  const mine = [process.getuid?.(), account?.uid]
  const found = await Promise.all([fs.lstat(folder), fs.stat(folder)]).catch(() => [])
  const isOpen = (stats: Stats) => stats.isDirectory() && (stats.mode & 0o022) !== 0
  if (found.some((stats) => !mine.includes(stats.uid) || isOpen(stats)))
    throw new StartupError(
      `${folder} belongs to somebody else or is open to others; remove it, or choose another DATA_DIR.`,
    )
}
