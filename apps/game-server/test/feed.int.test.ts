import { VendorTransactionList } from '@fairground/contract/psw'
import { recordTransaction, runDueCalls } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { endsOf } from '../src/rounds/ends-of.ts'
import { callAsPortal, openFrame, testStudio } from './test-studio.ts'

const studio = testStudio()

/** Reads on until so many rows are told: a transaction of another database of this PostgreSQL may hold them back a while. */
const readRows = (from: string, count: number) =>
  vi.waitFor(
    async () => {
      const feed = await readFeed(from)
      expect(feed.ids.length).toBeGreaterThanOrEqual(count)
      return feed
    },
    { timeout: 20_000 },
  )

async function readFeed(from = ''): Promise<{ ids: string[]; cursor: string }> {
  const ids: string[] = []
  let cursor = from
  for (;;) {
    const page = VendorTransactionList.parse((await callAsPortal(studio, 'GET', `/transactions?cursor=${cursor}`)).body)
    ids.push(...page.transactions.map((entry) => `${entry.call} ${entry.state} ${entry.amount}`))
    cursor = page.nextCursor
    if (!page.hasMore) return { ids, cursor }
  }
}

test('the feed lists every call with a known end once, and its cursor resumes', async () => {
  const start = await readFeed()
  const frame = await openFrame(studio)
  const [spin] = await frame.play(1)
  const first = await readRows(start.cursor, 2)
  expect(first.ids).toEqual(['bet APPLIED 1000000', `win APPLIED ${spin?.round.totalMinor}`])
  studio.wallet.disturb('bet', { kind: 'refuse', code: 'LIMIT_STAKE' })
  await frame.spin()
  studio.wallet.disturb('bet', { kind: 'drop', when: 'after' }, 3)
  await frame.spin()
  studio.wallet.disturb('bet', { kind: 'drop', when: 'before' }, 3)
  await frame.spin()
  await runDueCalls(studio.context, endsOf(studio.context))
  const second = await readRows(first.cursor, 5)
  expect(second.ids.slice(0, 1)).toEqual(['bet REJECTED 1000000'])
  expect(second.ids.slice(1).sort()).toEqual([
    'bet ROLLED_BACK 1000000',
    'bet TOMBSTONED 1000000',
    'rollback APPLIED 0',
    'rollback APPLIED 1000000',
  ])
  expect(await readFeed(second.cursor)).toEqual({ ids: [], cursor: second.cursor })
})

test('a row whose transaction commits late is not read past', async () => {
  const { cursor } = await readFeed()
  const frame = await openFrame(studio)
  const { body } = await frame.spin()
  const round = await studio.context.db
    .selectFrom('rounds')
    .selectAll()
    .where('round_id', '=', body.round.roundId)
    .executeTakeFirstOrThrow()
  await studio.context.db.transaction().execute(async (slow) => {
    await recordTransaction(slow, { round, call: 'rollback', state: 'APPLIED', amountMinor: 7n, now: new Date() })
    await frame.collect(body.round.roundId)
    await frame.play(1)
    expect((await readRows(cursor, 2)).ids).toHaveLength(2)
  })
  const { ids } = await readRows(cursor, 5)
  expect(ids).toHaveLength(5)
  expect(ids[2]).toBe('rollback APPLIED 7')
})

test('rows of the feed cannot be changed or removed by the program', async () => {
  await expect(sql`update transactions set amount_minor = 0`.execute(studio.context.db)).rejects.toThrow(
    'permission denied',
  )
  await expect(sql`delete from transactions`.execute(studio.context.db)).rejects.toThrow('permission denied')
})
