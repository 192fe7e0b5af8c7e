import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { placeHold, releaseHold } from '../src/index.ts'
import { buildWorld, command, move, type World } from './commands.ts'
import { ledgerDatabase } from './ledger-database.ts'

// The rules bind the owner of the tables too: a wrong migration, or a hand at the console.
const database = ledgerDatabase()
let world: World
let account: bigint
let transfer: bigint
beforeAll(async () => {
  world = await buildWorld(database)
  account = await world.member(100n)
  const bet = await database.run((tx) => move(tx, { debit: account, credit: world.vendor, amount: 10n }))
  if (bet.status !== 'applied') throw new Error('the bet was refused')
  transfer = bet.transferId
})

const byHand = (...statements: string[]) =>
  database.tryAsOwner(async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx)
  })

const transferOf = (terms: string, reverses = 'null') => `insert into ledger.transfers
  (scope, key, kind, debit_account_id, credit_account_id, amount, currency, reverses, actor, created_at, effective_at)
  values ('hand', 'made', 'hand', ${terms}, 'VND', ${reverses}, 'hand', now(), now())`

/** Entries of the newest transfer, each `account, amount, balance_after, account_version`. */
const entriesOf = (...entries: string[]) => `insert into ledger.entries
  (transfer_id, created_at, account_id, amount, balance_after, account_version)
  select (select max(id) from ledger.transfers), now(), * from (values ${entries.map((entry) => `(${entry})`).join(', ')}) v`

test.each([
  ['entries', 'amount'],
  ['transfers', 'amount'],
  ['requests', 'code'],
  ['reversals', 'reversed_id'],
])('[I-11] a row of %s is never changed or removed', async (table, column) => {
  await expect(byHand(`update ledger.${table} set ${column} = null`)).rejects.toThrow('I-11')
  await expect(byHand(`delete from ledger.${table}`)).rejects.toThrow('I-11')
  await expect(byHand(`truncate ledger.${table} cascade`)).rejects.toThrow('I-11')
})

test('[I-11] accounts and holds are never removed', async () => {
  await expect(byHand('delete from ledger.accounts')).rejects.toThrow('I-11')
  await expect(byHand('delete from ledger.holds')).rejects.toThrow('I-11')
})

test.each(["owner_id = 'thief'", "kind = 'bonus'", "currency = 'USD'", 'may_owe = true'])(
  '[I-11] an account never changes to %s',
  async (change) => {
    await expect(byHand(`update ledger.accounts set ${change} where id = ${account}`)).rejects.toThrow('I-11')
  },
)

test('entries that mirror their transfer and continue the chain are accepted, so the refusals below are about the entries', async () => {
  const entries = entriesOf(`${account}, -10, 80, 3`, `${world.vendor}, 10, null, null`)
  await byHand(transferOf(`${account}, ${world.vendor}, 10`), entries)
})

test.each([
  ['one entry alone', () => [`${account}, -10, 80, 3`]],
  ['two entries that do not sum to zero', () => [`${account}, -10, 80, 3`, `${world.vendor}, 9, null, null`]],
  ['two entries of another amount', () => [`${account}, -9, 81, 3`, `${world.vendor}, 9, null, null`]],
  ['an entry on another account', () => [`${account}, -10, 80, 3`, `${world.bank}, 10, null, null`]],
])('[I-01] %s is refused', async (_, entries) => {
  await expect(byHand(transferOf(`${account}, ${world.vendor}, 10`), entriesOf(...entries()))).rejects.toThrow('I-01')
})

test('[I-01] entries of a refused transfer are refused', async () => {
  await database.run((tx) => move(tx, { debit: account, credit: world.vendor, amount: 1_000n }))
  const entries = entriesOf(`${account}, -1000, -910, 3`, `${world.vendor}, 1000, null, null`)
  await expect(byHand(entries)).rejects.toThrow('I-01')
})

test.each([
  ['a balance that does not follow the one before', '-10, 81, 3'],
  ['a version that leaves a gap', '-10, 80, 4'],
  ['a version that was used before', '-10, 80, 2'],
  ['an entry without a balance on an account that keeps one', '-10, null::bigint, null::bigint'],
])('[I-04] %s is refused', async (_, debit) => {
  const entries = entriesOf(`${account}, ${debit}`, `${world.vendor}, 10, null, null`)
  await expect(byHand(transferOf(`${account}, ${world.vendor}, 10`), entries)).rejects.toThrow('I-04')
})

test.each([
  ['another amount', () => `${world.vendor}, ${account}, 9`],
  ['the same direction', () => `${account}, ${world.vendor}, 10`],
])('[I-13] a reversal with %s is refused', async (_, terms) => {
  await expect(byHand(transferOf(terms(), String(transfer)))).rejects.toThrow('I-13')
})

test('[I-05] the table itself refuses a balance below zero', async () => {
  await expect(byHand(`update ledger.accounts set balance = -1 where id = ${account}`)).rejects.toThrow(
    'held_within_balance',
  )
})

test('[I-06] the table itself refuses a held amount below zero or above the balance', async () => {
  await expect(byHand(`update ledger.accounts set held = 91 where id = ${account}`)).rejects.toThrow(
    'held_within_balance',
  )
  await expect(byHand(`update ledger.accounts set held = -1 where id = ${account}`)).rejects.toThrow('counter')
})

test('[I-08] a hold in its final state never changes, and an open one keeps its terms', async () => {
  const place = () => database.run((tx) => placeHold(tx, { ...command(), accountId: account, amountMinor: 5n }))
  const [done, pending] = [await place(), await place()]
  if (done.status !== 'applied' || pending.status !== 'applied') throw new Error('a hold was refused')
  await database.run((tx) => releaseHold(tx, { ...command(), holdId: done.holdId }))
  const change = (terms: string, id: bigint) => byHand(`update ledger.holds set ${terms} where id = ${id}`)
  await expect(change("state = 'open', released = 0, closed_at = null, closed_by = null", done.holdId)).rejects.toThrow(
    'I-08',
  )
  await expect(change('amount = 6', pending.holdId)).rejects.toThrow('I-08')
  const half = "state = 'released', released = 3, closed_at = now(), closed_by = 'x'"
  await expect(change(half, pending.holdId)).rejects.toThrow('i08_one_final_state')
})
