import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { listHouseBalances } from '../src/index.ts'
import { buildWorld, currency, move, type World } from './commands.ts'
import { ledgerDatabase } from './ledger-database.ts'

const database = ledgerDatabase()
let world: World
beforeAll(async () => {
  world = await buildWorld(database)
})

const most = 10n ** 17n

test('an account holds so much and no more: what goes beyond is refused by name, and nothing is written', async () => {
  const account = await world.member(1n)
  const pay = (amount: bigint) => database.run((tx) => move(tx, { debit: world.bank, credit: account, amount }))
  expect(await pay(most - 1n)).toMatchObject({ status: 'applied' })
  const count = async () =>
    (await sql<{ count: string }>`select count(*) as count from ledger.transfers`.execute(database.owner)).rows[0]
      ?.count
  const before = await count()
  await expect(pay(1n)).rejects.toMatchObject({ constraint: 'accounts_balance_bound' })
  expect(await count()).toBe(before)
})

test('house accounts have no end: their balances are read and rolled up beyond what bigint holds', async () => {
  for (const _ of Array.from({ length: 95 })) await world.member(most)
  const bank = (await listHouseBalances(database.app, currency)).find(({ accountId }) => accountId === world.bank)
  expect(bank?.balanceOnNormalSideMinor).toBeGreaterThan(9_223_372_036_854_775_807n)
  await sql`select ledger.roll_up_house_balances()`.execute(database.app)
  const after = (await listHouseBalances(database.app, currency)).find(({ accountId }) => accountId === world.bank)
  expect(after).toEqual(bank)
  const { rows } = await sql`select * from ledger.broken_invariants`.execute(database.app)
  expect(rows).toEqual([])
})
