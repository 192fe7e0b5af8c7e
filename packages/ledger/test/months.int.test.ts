import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  type AccountRef,
  listBrokenInvariants,
  listEntries,
  openMonths,
  postBatch,
  postTransferBetween,
} from '../src/index.ts'
import { command, currency } from './commands.ts'
import { ledgerDatabase } from './ledger-database.ts'

const database = ledgerDatabase()
const bank: AccountRef = { ownerKind: 'house', ownerId: 'house', kind: 'clearing_bank', currency }
const ann: AccountRef = { ownerKind: 'member', ownerId: 'mbr_ann', kind: 'cash', currency }

interface Month {
  name: string
  starts_at: Date | number
  ends_at: Date
}
const listMonths = async () =>
  (
    await sql<Month>`select name, starts_at, ends_at from ledger.entry_tables order by starts_at`.execute(
      database.owner,
    )
  ).rows

test('the months to come have their tables in time, without gap, however often and by however many they are asked for', async () => {
  const before = await listMonths()
  expect(before).toHaveLength(4)
  const opened = await Promise.all([5, 5, 5].map((ahead) => database.run((tx) => openMonths(tx, ahead))))
  expect(opened.sort()).toEqual([0, 0, 2])
  const months = await listMonths()
  expect(months.slice(1).map(({ starts_at }) => starts_at)).toEqual(months.slice(0, -1).map(({ ends_at }) => ends_at))
  const last = months.at(-1)?.ends_at ?? new Date(0)
  expect(last.getTime() - Date.now()).toBeGreaterThan(5 * 28 * 86_400_000)
  expect(last.toISOString()).toMatch(/-01T00:00:00.000Z$/)
  expect(await database.run((tx) => openMonths(tx, 5))).toBe(0)
})

test('[I-11] a month is append-only under its own name too', async () => {
  const name = (await listMonths()).at(-1)?.name ?? ''
  for (const statement of [
    `update ledger.${name} set amount = 1`,
    `delete from ledger.${name}`,
    `truncate ledger.${name}`,
  ])
    await expect(database.tryAsOwner((tx) => sql.raw(statement).execute(tx))).rejects.toThrow('I-11')
  await expect(sql.raw(`select from ledger.${name}`).execute(database.app)).rejects.toThrow('permission denied')
})

/** The boundary of two months, a moment from now: long enough for a busy machine to pay something before it. */
async function startMonthSoon(): Promise<void> {
  await sql`do $$
    declare
      v_soon timestamptz := clock_timestamp() + interval '2 seconds';
      v_name text;
    begin
      for v_name in select name from ledger.entry_tables loop
        execute format('alter table ledger.entries detach partition ledger.%I', v_name);
      end loop;
      execute format('create table ledger.old_month partition of ledger.entries for values from (minvalue) to (%L)', v_soon);
      execute format('create table ledger.new_month partition of ledger.entries for values from (%L) to (maxvalue)', v_soon);
    end $$`.execute(database.owner)
}

const countIn = async (name: string) =>
  Number(
    (await sql<{ count: string }>`select count(*) as count from ledger.${sql.ref(name)}`.execute(database.owner))
      .rows[0]?.count,
  )

test('money that moves while the month ends goes on in the next: one chain, one history, sound books', async () => {
  await startMonthSoon()
  const pay = (amountMinor: bigint) => ({ ...command(), kind: 'deposit', debit: bank, credit: ann, amountMinor })
  let count = 0
  const post = async () => {
    await database.run((tx) => postBatch(tx, [pay(1n), pay(2n), pay(3n)]))
    await database.run((tx) => postTransferBetween(tx, pay(4n)))
    count += 4
  }
  await post()
  while ((await countIn('new_month')) < 20) await post()
  expect(await countIn('old_month')).toBeGreaterThan(0)

  expect(await listBrokenInvariants(database.app)).toEqual([])
  const history: bigint[] = []
  for (let beforeId: bigint | undefined; ; ) {
    const page = await listEntries(database.app, { ...ann, limit: 50, beforeId })
    history.push(...page.entries.map(({ accountVersion }) => accountVersion ?? 0n))
    if (page.nextBeforeId === null) break
    beforeId = page.nextBeforeId
  }
  expect(history).toEqual(Array.from({ length: count }, (_, index) => BigInt(count - index)))
})
