import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { archiveSettings } from './backup/archive-settings.ts'
import { takeBackup } from './backup/take-backup.ts'
import { startPostgres } from './embedded-postgres.ts'
import { openOwnedDatabase } from './owned-database.ts'

/** Two servers for tests: the second has every commit before the first one answers it. */
export interface StandbyPair {
  primaryUrl: string
  standbyUrl: string
  /** As a power cut does. */
  killPrimary(): void
  /** Makes the standby the primary; it takes writes when this resolves. */
  promote(): Promise<void>
  stop(): Promise<void>
}

/** `prepare` gets the owner's address of the primary before the standby is copied from it. */
export async function startStandbyPair(prepare: (url: string) => Promise<void>): Promise<StandbyPair> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairground-pair-'))
  chmodSync(folder, 0o755)
  const at = (name: string) => path.join(folder, name)
  const shared = { password: randomBytes(18).toString('base64url'), isOnNetwork: true }
  const settings = await archiveSettings(at('archive'))
  const primary = await startPostgres({ ...shared, dataDir: at('primary'), settings })
  const ownerPassword = randomBytes(18).toString('base64url')
  const primaryUrl = await openOwnedDatabase(primary.url, { database: 'fairground', ownerPassword })
  await prepare(primaryUrl)
  await takeBackup({ url: primary.url, folder: at('backup') })
  cpSync(at('backup'), at('standby'), { recursive: true, preserveTimestamps: true })
  writeFileSync(path.join(at('standby'), 'standby.signal'), '')
  chmodSync(at('standby'), 0o700)
  giveTo(statSync(at('primary')), at('standby'))
  const { hostname, port, username, password } = new URL(primary.url)
  const source = `host=${hostname} port=${port} user=${username} password=${password}`
  const standby = await startPostgres({ ...shared, dataDir: at('standby'), settings: { primary_conninfo: source } })
  await waitForStandby(primary.url)
  return {
    primaryUrl,
    standbyUrl: Object.assign(new URL(primaryUrl), { port: new URL(standby.url).port }).href,
    killPrimary: () => void process.kill(Number(readFileSync(at('primary/postmaster.pid'), 'utf8').split('\n')[0]), 9),
    promote: () => withClient(standby.url, async (client) => void (await client.query('select pg_promote()'))),
    async stop() {
      await primary.stop()
      await standby.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** As root, the server runs as somebody else, who has to own its files. */
function giveTo({ uid, gid }: Stats, target: string): void {
  chownSync(target, uid, gid)
  for (const entry of readdirSync(target, { withFileTypes: true, recursive: true }))
    chownSync(path.join(entry.parentPath, entry.name), uid, gid)
}

/** From then on no commit is answered before the standby has it. */
const waitForStandby = (primaryUrl: string) =>
  withClient(primaryUrl, async (client) => {
    await client.query(`alter system set synchronous_standby_names = '*'`)
    await client.query('select pg_reload_conf()')
    while ((await client.query(`select from pg_stat_replication where sync_state = 'sync'`)).rowCount === 0)
      await sleep(20)
  })

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
