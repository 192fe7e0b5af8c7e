import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, promises as fs } from 'node:fs'
import { tmpdir, totalmem } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findRunning, type Listening, listenSettings, socketOf, superuser, urlOf } from './embedded-address.ts'
import { requireOwnFolder } from './own-folder.ts'
import { isReachable, postgresBinaries } from './postgres-binaries.ts'
import { freePort, NoSocketError, spawnServer } from './postgres-process.ts'
import { type Account, serverAccount } from './server-account.ts'
import { StartupError } from './startup-error.ts'
import { requirePassword } from './superuser-password.ts'

const run = promisify(execFile)

export interface EmbeddedPostgresOptions {
  dataDir: string
  /** Of the superuser; a new cluster gets it, an older one whose password was published takes it. */
  password: string
  /** Listens on 127.0.0.1 even where a socket would do: for what cannot use one. */
  isOnNetwork?: boolean
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

const endingMsMax = 60_000
const endingPollMs = 100
/** No new connection, ended by an administrator; and of the system: nothing listens, the socket is gone. */
const endingCodes = new Set(['57P03', '57P01', 'ECONNREFUSED', 'ENOENT', 'ECONNRESET'])

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
  await requireOwnFolder(dataDir, account)
  const running = await findServing(dataDir, options.password)
  if (running) return { url: urlOf(running, options.password), adopted: true, stop: async () => {} }
  if (!existsSync(path.join(dataDir, 'PG_VERSION'))) await createCluster(binaries, dataDir, account, options)
  const program = { postgres: path.join(binaries, 'postgres'), dataDir, account }
  const { listening, stop } = await listen(program, options)
  try {
    await requirePassword(urlOf(listening, options.password))
  } catch (error) {
    await stop()
    throw error
  }
  return { url: urlOf(listening, options.password), adopted: false, stop }
}

/** The server that already runs on the folder; one that is about to end, as after a killed start, is waited for. */
async function findServing(dataDir: string, password: string): Promise<Listening | undefined> {
  const deadline = Date.now() + endingMsMax
  for (;;) {
    const running = await findRunning(dataDir)
    if (!running) return undefined
    try {
      await requirePassword(urlOf(running, password))
      return running
    } catch (error) {
      if (!endingCodes.has((error as { code?: string }).code ?? '') || Date.now() > deadline) throw error
    }
    await sleep(endingPollMs)
  }
}

/** On a socket that only its owner can open, and where there can be none on a port of this machine. */
async function listen(
  program: Pick<Parameters<typeof spawnServer>[0], 'postgres' | 'dataDir' | 'account'>,
  options: EmbeddedPostgresOptions,
) {
  const start = async (listening: Listening) => {
    const settings = {
      ...listenSettings(listening),
      max_connections: '200',
      ...(options.fast ? fast : durable),
      ...options.settings,
    }
    return { listening, stop: await spawnServer({ ...program, port: listening.port, settings }) }
  }
  const socket = options.isOnNetwork ? undefined : socketOf(program.dataDir)
  try {
    if (socket) return await start(socket)
  } catch (error) {
    if (!(error instanceof NoSocketError)) throw error
  }
  return start({ port: await freePort() })
}

/** A sixteenth of the machine, from 256 MB to 1 GB: where keys no longer fit, each post reads pages again. */
function sharedMegabytes(): number {
  const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  return Math.min(1_024, Math.max(256, Math.floor(memoryBytes / 16 / 2 ** 20)))
}

/** A checkout below /root cannot be entered by the unprivileged account: its cluster lives in /var/tmp instead. */
export function reachableDataDir(wanted: string, account: Account | undefined): string {
  const absolute = path.resolve(wanted)
  if (!account || isReachable(path.dirname(absolute))) return absolute
  const name = createHash('sha256').update(absolute).digest('hex').slice(0, 12)
  return path.join('/var/tmp', `fairground-data-${name}`)
}

async function createCluster(
  binaries: string,
  dataDir: string,
  account: Account | undefined,
  { password, fast: isFast }: EmbeddedPostgresOptions,
) {
  await fs.mkdir(path.dirname(dataDir), { recursive: true })
  await fs.mkdir(dataDir, { recursive: true, mode: 0o700 })
  await requireOwnFolder(dataDir, account)
  if (account) await fs.chown(dataDir, account.uid, account.gid)
  const passwordFile = path.join(tmpdir(), `fairground-${randomUUID()}`)
  await fs.writeFile(passwordFile, `${password}\n`, { mode: 0o600, flag: 'wx' })
  if (account) await fs.chown(passwordFile, account.uid, account.gid)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['-U', superuser, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
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
