import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, promises as fs, readFileSync } from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { isReachable, postgresBinaries } from './postgres-binaries.ts'
import { freePort, spawnServer } from './postgres-process.ts'
import { type Account, serverAccount } from './server-account.ts'
import { StartupError } from './startup-error.ts'

const run = promisify(execFile)

export interface EmbeddedPostgresOptions {
  dataDir: string
  port?: number
  /** Gives up durability for speed: tests only. */
  fast?: boolean
  settings?: Record<string, string>
}

export interface EmbeddedPostgres {
  url: string
  /** True when a server already ran on this folder: it belongs to another process and is left running. */
  adopted: boolean
  stop(): Promise<void>
}

const durable = { max_wal_size: '4GB', shared_buffers: `${sharedMegabytes()}MB` }
const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '128MB' }

/**
 * Starts the PostgreSQL 18 that comes with the npm package on a data folder, creating the cluster when it is new.
 * It ends with this process, also after kill -9, because it watches a pipe.
 * @throws StartupError when the machine cannot run it
 */
export async function startPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const binaries = await postgresBinaries()
  const account = serverAccount()
  const dataDir = reachableDataDir(options.dataDir, account)
  const running = await findRunning(dataDir)
  if (running) return { url: urlOf(running), adopted: true, stop: async () => {} }
  if (!existsSync(path.join(dataDir, 'PG_VERSION'))) await createCluster(binaries, dataDir, account, options.fast)
  const port = options.port ?? (await freePort())
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    ...(options.fast ? fast : durable),
    ...options.settings,
  }
  const stop = await spawnServer({ postgres: path.join(binaries, 'postgres'), dataDir, port, settings, account })
  return { url: urlOf(port), adopted: false, stop }
}

/** A sixteenth of the machine, from 256 MB to 1 GB: where keys no longer fit, each post reads pages again. */
function sharedMegabytes(): number {
  const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  return Math.min(1_024, Math.max(256, Math.floor(memoryBytes / 16 / 2 ** 20)))
}

const urlOf = (port: number) => `postgres://fairground:fairground@127.0.0.1:${port}/postgres`

/** A checkout below /root cannot be entered by the unprivileged account: its cluster lives in /var/tmp instead. */
export function reachableDataDir(wanted: string, account: Account | undefined): string {
  const absolute = path.resolve(wanted)
  if (!account || isReachable(path.dirname(absolute))) return absolute
  const name = createHash('sha256').update(absolute).digest('hex').slice(0, 12)
  return path.join('/var/tmp', `fairground-data-${name}`)
}

/** Port of the server that already runs on the folder, if there is one. */
async function findRunning(dataDir: string): Promise<number | undefined> {
  const pidFile = path.join(dataDir, 'postmaster.pid')
  const [pid, , , port] = (await fs.readFile(pidFile, 'utf8').catch(() => '')).split('\n')
  if (!pid) return undefined
  if (isPostgres(Number(pid), dataDir)) return Number(port)
  await fs.rm(pidFile, { force: true })
  return undefined
}

function isPostgres(pid: number, dataDir: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(dataDir)
  } catch {
    return false
  }
}

async function createCluster(binaries: string, dataDir: string, account: Account | undefined, isFast = false) {
  await fs.mkdir(path.dirname(dataDir), { recursive: true })
  await fs.mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (account) await fs.chown(dataDir, account.uid, account.gid)
  const passwordFile = path.join(tmpdir(), `fairground-pw-${process.pid}-${Date.now()}`)
  await fs.writeFile(passwordFile, 'fairground\n', { mode: 0o600 })
  if (account) await fs.chown(passwordFile, account.uid, account.gid)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['-U', 'fairground', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  try {
    await run(path.join(binaries, 'initdb'), ['-D', dataDir, ...access, ...locale, ...(isFast ? ['--no-sync'] : [])], {
      ...account,
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C' },
    })
  } catch (error) {
    const reason = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? String(error)
    throw new StartupError(
      `The built-in database could not be created in ${dataDir} (${reason}); choose another DATA_DIR or set DATABASE_URL.`,
    )
  } finally {
    await fs.rm(passwordFile, { force: true })
  }
}
