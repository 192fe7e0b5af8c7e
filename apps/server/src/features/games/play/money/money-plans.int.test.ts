import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PswPlayer, seatPlayer } from '../../../../../test/psw-player.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { TestVendor } from '../../../../../test/test-vendor.ts'
import { type Tx, transact } from '../../../../db/db.ts'
import { sitePeriods } from '../../../people/protection/index.ts'
import { type MoneyFacts, openMoneyFacts } from './money-facts-store.ts'

const server = testServer()
const vendor = new TestVendor('acme')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())

const [roundsCount, connectionsCount, batchLength] = [300, 4, 60]

interface Reads {
  /** Times that a table was read from its beginning to its end. */
  whole: number
  rows: number
}

async function countReads(tx: Tx): Promise<Reads> {
  const { rows } = await sql<{ whole: string; rows: string }>`
    select sum(seq_scan) as whole, sum(seq_tup_read) + sum(idx_tup_fetch) as rows from pg_stat_xact_user_tables
    where schemaname = 'public'`.execute(tx)
  return { whole: Number(rows[0]?.whole), rows: Number(rows[0]?.rows) }
}

async function readsOf(tx: Tx, work: () => Promise<MoneyFacts[]>): Promise<Reads> {
  const before = await countReads(tx)
  for (const { memberId } of await work()) expect(memberId).toBeDefined()
  const after = await countReads(tx)
  return { whole: after.whole - before.whole, rows: after.rows - before.rows }
}

/** Reads the facts for bets and wins on several connections at once; rolled back. */
async function readsOfCalls({ playerId, sessionToken }: PswPlayer): Promise<{ bet: Reads; batch: Reads }[]> {
  const transactions = await Promise.all(
    Array.from({ length: connectionsCount }, () => server.db.startTransaction().execute()),
  )
  const reads: { bet: Reads; batch: Reads }[] = []
  for (const tx of transactions) {
    const call = (roundId: string) => ({
      vendor: { vendorId: vendor.vendorId, secret: vendor.secret, nonce: randomUUID(), takesBets: true },
      ...{ playerId, transactionId: randomUUID(), roundId, currency: 'VND' },
    })
    const batch = Array.from({ length: batchLength }, (_, i) => ({
      ...call(`round-${i + 1}`),
      ...(i % 2 === 0 && { sessionToken }),
    }))
    const now = new Date()
    const periods = sitePeriods(now, 'Asia/Ho_Chi_Minh')
    reads.push({
      bet: await readsOf(tx, () => openMoneyFacts(tx, [{ ...call('round-1'), sessionToken }], { now, periods })),
      batch: await readsOf(tx, () => openMoneyFacts(tx, batch, { now, periods })),
    })
    await tx.rollback().execute()
  }
  return reads
}

/** Rounds of one bet each, as a vendor's day leaves them. */
const fill = (memberId: string) =>
  transact(server.db, async (tx) => {
    await sql`insert into game_rounds (vendor_id, round_id, member_id, player_id, game_code, currency, state, opened_at)
      select 'acme', 'round-' || n, ${memberId}, 'p', 'g', 'VND', 'open', now()
      from generate_series(1, ${roundsCount}::int) n`.execute(tx)
    await sql`insert into psw_transactions (vendor_id, transaction_id, call, request_hash, state, code, player_id,
        round_id, created_at)
      select 'acme', 'bet-' || n, 'bet', '\\x00', 'APPLIED', 'OK', 'p', 'round-' || n, now()
      from generate_series(1, ${roundsCount}::int) n`.execute(tx)
  })

const analyse = () =>
  server.asOwner(async (tx) => {
    await sql`analyze`.execute(tx)
  })

test('bets and wins look up few rows by their keys, and no more as the tables fill, analysed or not', async () => {
  const player = await seatPlayer(server, vendor, { amount: '0.00' })
  for (const { bet, batch } of await readsOfCalls(player)) {
    expect([bet.whole, batch.whole]).toEqual([0, 0])
    expect(bet.rows + batch.rows / batchLength).toBeLessThan(12)
  }
  await fill(player.memberId)
  // Now the rounds are there, and their bets.
  const [first, ...others] = await readsOfCalls(player)
  expect(first?.bet.rows).toBeLessThan(8)
  expect(first?.batch.rows).toBeLessThan(7 * batchLength)
  expect(others).toEqual(others.map(() => first))
  await analyse()
  for (const { bet, batch } of await readsOfCalls(player)) {
    expect([bet.whole, batch.whole]).toEqual([0, 0])
    expect(bet.rows).toBeLessThan(8)
    expect(batch.rows).toBeLessThan(7 * batchLength)
  }
})
