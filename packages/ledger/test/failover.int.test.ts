import { connect, migrate } from '@fairground/postgres'
import { startStandbyPair } from '@fairground/postgres/standby-pair'
import { expect, test } from 'vitest'
import { ledgerMigrations, listBrokenInvariants } from '../src/index.ts'
import { command, move, open } from './commands.ts'

const workerCount = 4

/** The ledger's schema in a database of its own. */
async function prepare(url: string): Promise<void> {
  const { db, close } = connect<unknown>({ url, poolSizeMax: 1 })
  await migrate(db, ledgerMigrations)
  await close()
}

test('[T-05] W-44 when the primary is killed, the standby has every answered transfer, and every unknown resolves on retry', {
  timeout: 120_000,
}, async () => {
  const pair = await startStandbyPair(prepare)
  const owner = connect<unknown>({ url: pair.primaryUrl, poolSizeMax: 2 })
  const [bank, member] = await owner.db
    .transaction()
    .execute(async (tx) => [await open(tx, 'clearing_bank'), await open(tx, 'cash')] as const)

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
      if (history.length === 60) pair.killPrimary()
    }
  }
  await Promise.all(Array.from({ length: workerCount }, work))
  await owner.close()
  expect(history.filter(({ isAnswered }) => !isAnswered).length).toBeGreaterThan(0)

  await pair.promote()
  const promoted = connect<unknown>({ url: pair.standbyUrl, poolSizeMax: workerCount })
  for (const { key, isAnswered } of history) {
    const again = await post(promoted, key)
    expect(again.status).toBe('applied')
    if (isAnswered) expect(again).toMatchObject({ replayed: true })
  }
  const { rows } = await promoted.pool.query('select count(*)::int as count from ledger.transfers')
  expect(rows[0].count).toBe(history.length)
  expect(await promoted.db.transaction().execute((tx) => listBrokenInvariants(tx))).toEqual([])
  await promoted.close()
  await pair.stop()
})
