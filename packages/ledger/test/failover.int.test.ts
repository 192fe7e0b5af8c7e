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
import { archiveSettings, connect, migrate, startPostgres, takeBackup } from '@fairground/postgres'
import { afterAll, expect, test } from 'vitest'
import { ledgerMigrations, listBrokenInvariants } from '../src/index.ts'
import { command, move, open } from './commands.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'fairground-failover-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const at = (name: string) => path.join(folder, name)
const workerCount = 4

/** As root, the server runs as somebody else, who has to own its files. */
function giveTo({ uid, gid }: Stats, target: string): void {
  chownSync(target, uid, gid)
  for (const entry of readdirSync(target, { withFileTypes: true, recursive: true }))
    chownSync(path.join(entry.parentPath, entry.name), uid, gid)
}

/** A second server that has every commit before the first one answers it. */
async function startStandby(primaryUrl: string) {
  await takeBackup({ url: primaryUrl, folder: at('backup') })
  cpSync(at('backup'), at('standby'), { recursive: true, preserveTimestamps: true })
  writeFileSync(path.join(at('standby'), 'standby.signal'), '')
  chmodSync(at('standby'), 0o700)
  giveTo(statSync(at('primary')), at('standby'))
  const { hostname, port, username, password } = new URL(primaryUrl)
  const primary = `host=${hostname} port=${port} user=${username} password=${password}`
  return startPostgres({ dataDir: at('standby'), settings: { primary_conninfo: primary } })
}

test('[T-05] W-44 when the primary is killed, the standby has every answered transfer, and every unknown resolves on retry', {
  timeout: 120_000,
}, async () => {
  const primary = await startPostgres({ dataDir: at('primary'), settings: await archiveSettings(at('archive')) })
  const owner = connect<unknown>({ url: primary.url, poolSizeMax: 2 })
  await migrate(owner.db, ledgerMigrations)
  const [bank, member] = await owner.db
    .transaction()
    .execute(async (tx) => [await open(tx, 'clearing_bank'), await open(tx, 'cash')] as const)
  const standby = await startStandby(primary.url)
  await owner.pool.query(`alter system set synchronous_standby_names = '*'`)
  await owner.pool.query('select pg_reload_conf()')
  while ((await owner.pool.query(`select from pg_stat_replication where sync_state = 'sync'`)).rowCount === 0)
    await sleep(20)

  const post = (url: { db: typeof owner.db }, key: string) =>
    url.db.transaction().execute((tx) => move(tx, { debit: bank, credit: member, amount: 3n, key }))
  const history: { key: string; isAnswered: boolean }[] = []
  let isDead = false
  const work = async () => {
    while (!isDead) {
      const { key } = command()
      const isAnswered = await post(owner, key).then(
        ({ status }) => status === 'applied',
        () => false,
      )
      history.push({ key, isAnswered })
      isDead ||= !isAnswered
      if (history.length === 60)
        process.kill(Number(readFileSync(at('primary/postmaster.pid'), 'utf8').split('\n')[0]), 9)
    }
  }
  await Promise.all(Array.from({ length: workerCount }, work))
  await owner.close()
  await primary.stop()
  expect(history.filter(({ isAnswered }) => !isAnswered).length).toBeGreaterThan(0)

  const promoted = connect<unknown>({ url: standby.url, poolSizeMax: workerCount })
  await promoted.pool.query('select pg_promote()')
  for (const { key, isAnswered } of history) {
    const again = await post(promoted, key)
    expect(again.status).toBe('applied')
    if (isAnswered) expect(again).toMatchObject({ replayed: true })
  }
  const { rows } = await promoted.pool.query('select count(*)::int as count from ledger.transfers')
  expect(rows[0].count).toBe(history.length)
  expect(await promoted.db.transaction().execute((tx) => listBrokenInvariants(tx))).toEqual([])
  await promoted.close()
  await standby.stop()
})
