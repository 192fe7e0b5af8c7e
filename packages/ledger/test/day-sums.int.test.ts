import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type AccountRef, countDays, listBrokenDays, listDaySums } from '../src/index.ts'
import { currency, move, open } from './commands.ts'
import { ledgerDatabase } from './ledger-database.ts'

const database = ledgerDatabase()
const timeZone = 'Asia/Ho_Chi_Minh'
const names = ['ann', 'bob']
const kinds = ['deposit', 'bet', 'win', 'rebate'] as const
const count = (transfersMax = 1000, zone = timeZone) =>
  database.run((tx) => countDays(tx, { timeZone: zone, transfersMax }))
const cashOf = (ownerId: string): AccountRef => ({ ownerKind: 'member', ownerId, kind: 'cash', currency })

let [bank, vendor, rebate]: [bigint, bigint, bigint] = [0n, 0n, 0n]
beforeAll(async () => {
  await database.run(async (tx) => {
    bank = await open(tx, 'clearing_bank')
    vendor = await open(tx, 'vendor_clearing')
    rebate = await open(tx, 'expense_rebate')
  })
})

/** Transfers of every kind, drawn the same at every run. */
let drawn = 0
async function play(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    drawn = (drawn * 7 + 3) % 101
    const kind = kinds[drawn % 4] ?? 'deposit'
    const amount = BigInt(100 + drawn)
    await database.run(async (tx) => {
      const cash = await open(tx, 'cash', names[drawn % 2])
      const giver = { deposit: bank, win: vendor, rebate, bet: cash }[kind]
      await move(tx, { debit: giver, credit: kind === 'bet' ? vendor : cash, amount, kind })
    })
  }
}

/** Puts the entries hours apart, in their order, as if they had been written over two weeks. */
const spread = () =>
  sql`do $$ begin
    alter table ledger.entries disable trigger user;
    update ledger.entries set created_at = now() - interval '14 days' + id * interval '2 hours';
    alter table ledger.entries enable trigger user;
  end $$`.execute(database.owner)

async function foundOf(ownerId: string, from: Date | undefined, to: Date | undefined) {
  const { rows } = await sql`
    select (e.created_at at time zone ${timeZone})::date::text as day, e.transfer_kind as "transferKind",
      e.counter_account_kind as "counterKind", count(*)::integer as "entryCount",
      coalesce(sum(e.amount) filter (where e.amount > 0), 0)::text as "receivedMinor",
      coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::text as "spentMinor"
    from ledger.account_entries e join ledger.account_balances b on b.account_id = e.account_id
    where b.owner_id = ${ownerId} and e.created_at >= coalesce(${from ?? null}::timestamptz, '-infinity')
      and e.created_at < coalesce(${to ?? null}::timestamptz, 'infinity')
    group by 1, 2, 3 order by 1, 2, 3`.execute(database.app)
  return rows
}

const sumsOf = async (ownerId: string, from: Date | undefined, to: Date | undefined) =>
  (await listDaySums(database.app, cashOf(ownerId), { timeZone, from, to })).map((sum) => ({
    ...sum,
    receivedMinor: String(sum.receivedMinor),
    spentMinor: String(sum.spentMinor),
  }))

async function expectEqual(): Promise<void> {
  expect(await listBrokenDays(database.app)).toEqual([])
  const hour = 3_600_000
  const midnight = Math.floor(Date.now() / (24 * hour)) * 24 * hour - 7 * hour
  const at = (hours: number) => new Date(midnight + hours * hour)
  const spans = [
    [undefined, undefined],
    [at(-24 * 9), at(-24 * 2)],
    [at(-24 * 9 + 5), at(-24 * 2 + 13)],
    [at(-24 * 5 + 3), at(-24 * 5 + 11)],
    [at(-24 * 5), undefined],
    [undefined, at(-24 * 5 - 1)],
    [at(-24), at(24)],
  ] as const
  for (const [from, to] of spans)
    for (const name of names) expect(await sumsOf(name, from, to)).toEqual(await foundOf(name, from, to))
}

test('sums by day equal the entries over any span, while they are counted in steps and money moves on', async () => {
  await play(60)
  await spread()
  expect((await sumsOf('ann', undefined, undefined)).length).toBeGreaterThan(10)
  await expectEqual()
  expect(await count(10)).toBe(true)
  await expectEqual()
  while (await count(10)) await play(1)
  await expectEqual()
  await play(5)
  await expectEqual()
  await count()
  expect(await count()).toBe(false)
  await expectEqual()
})

test('counting again counts nothing twice, two at once wait for each other, another time zone begins anew', async () => {
  await play(4)
  await Promise.all([count(), count(), count()])
  await expectEqual()
  while (await count(1000, 'America/Lima'));
  expect(await listBrokenDays(database.app)).toEqual([])
  await expectEqual()
  while (await count());
  await expectEqual()
})

/** What members received and spent, as sums by day and the uncounted rest say together, and as the entries say. */
async function everybody() {
  const { rows } = await sql<{ counted: string; found: string }>`
    select (
      select sum(d.received - d.spent) from (
        select o.received, o.spent from ledger.owner_days o
        union all select u.received, u.spent from ledger.uncounted_days(${currency}, ${timeZone}, '-infinity', 'infinity') u
      ) d
    ) as counted, (
      select sum(e.amount) from ledger.account_entries e
      join ledger.account_balances b on b.account_id = e.account_id and b.owner_kind = 'member' and b.kind = 'cash'
    ) as found`.execute(database.app)
  return rows[0]
}

test('what a transaction writes while later ones are counted is read and counted as soon as it is there', async () => {
  const long = await database.app.startTransaction().execute()
  await move(long, { debit: bank, credit: await open(long, 'cash', 'ann'), amount: 77n, kind: 'deposit' })
  await database.run(async (tx) =>
    move(tx, { debit: bank, credit: await open(tx, 'cash', 'bob'), amount: 55n, kind: 'deposit' }),
  )
  // Longer than what counting leaves to those who are about to write.
  await sql`select pg_sleep(5.1)`.execute(database.owner)
  await count()
  await long.commit().execute()
  for (let times = 0; times < 2; times += 1) {
    const sums = await everybody()
    expect(sums?.counted).toBe(sums?.found)
    await count()
  }
  await expectEqual()
})

test('a sum that was changed is named', async () => {
  await sql`update ledger.account_days set spent = spent + 5
    where ctid = (select d.ctid from ledger.account_days d where d.kind = 'bet' limit 1)`.execute(database.owner)
  const broken = await listBrokenDays(database.app)
  expect(broken).toMatchObject([
    { place: expect.stringMatching(/^account \d+, \d{4}-\d\d-\d\d, bet, vendor_clearing$/) },
  ])
  expect(broken[0]?.counted).not.toBe(broken[0]?.found)
})
