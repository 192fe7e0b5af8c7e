import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { placeHold, releaseHold } from '../src/index.ts'
import { buildWorld, command, move, type World } from './commands.ts'
import { ledgerDatabase } from './ledger-database.ts'

/** The rules bind the owner of the tables too: a wrong migration or a hand at the console. */
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

const asOwner = (statement: string) => sql.raw(statement).execute(database.owner)

const nextTransfer = `insert into ledger.transfers
  (scope, key, kind, debit_account_id, credit_account_id, amount, currency, reverses, actor, created_at, effective_at)
  values ('hand', gen_random_uuid()::text, 'hand'`

test.each(['entries', 'transfers', 'requests', 'reversals'])('[I-11] ledger.%s is never changed or removed', async (table) => {
  await expect(asOwner(`update ledger.${table} set ${table === 'entries' ? 'amount' : 'created_at'} = null`.replace('reversals set created_at', 'reversals set reversed_id'))).rejects.toThrow('I-11')
  await expect(asOwner(`delete from ledger.${table}`)).rejects.toThrow('I-11')
  await expect(asOwner(`truncate ledger.${table} cascade`)).rejects.toThrow('I-11')
})

test('[I-11] accounts and holds are never removed, and an account never changes its owner, kind or currency', async () => {
  await expect(asOwner('delete from ledger.accounts')).rejects.toThrow('I-11')
  await expect(asOwner('delete from ledger.holds')).rejects.toThrow('I-11')
  for (const change of ["owner_id = 'thief'", "kind = 'bonus'", "currency = 'USD'", 'may_owe = true']) {
    await expect(asOwner(`update ledger.accounts set ${change} where id = ${account}`), change).rejects.toThrow('I-11')
  }
})

test.each([
  ['one entry alone', '-10, 80, 3', null],
  ['two entries that do not sum to zero', '-10, 80, 3', '9, null, null'],
])('[I-01] %s is refused', async (_, debit, credit) => {
  const entries = [`(${account}, id, ${debit}, now())`, ...(credit ? [`(${world.vendor}, id, ${credit}, now())`] : [])]
  await expect(asOwner(inserting(entries, 10))).rejects.toThrow('I-01')
})

test.each([
  ['a balance that does not follow the one before', '-10, 81, 3'],
  ['a version with a gap', '-10, 80, 4'],
  ['a version used before', '-10, 80, 2'],
])('[I-04] %s is refused', async (_, debit) => {
  const entries = [`(${account}, id, ${debit}, now())`, `(${world.vendor}, id, 10, null, null, now())`]
  await expect(asOwner(inserting(entries, 10))).rejects.toThrow('I-04')
})

test('[I-01] sound entries written by hand pass, so the refusals above are about the entries', async () => {
  const entries = [`(${account}, id, -10, 80, 3, now())`, `(${world.vendor}, id, 10, null, null, now())`]
  await expect(asOwner(`${inserting(entries, 10)}; rollback`)).resolves.toBeDefined()
})

/** A transfer and its entries as two statements of one transaction. */
function inserting(entries: string[], amount: number): string {
  const id = "(select max(t.id) from ledger.transfers t)"
  return `begin; ${nextTransfer}, ${account}, ${world.vendor}, ${amount}, 'VND', null, 'hand', now(), now());
    insert into ledger.entries (account_id, transfer_id, amount, balance_after, account_version, created_at)
    values ${entries.join(', ').replaceAll(' id,', ` ${id},`)}`
}

test.each([
  ['another amount', () => `${world.vendor}, ${account}, 9`],
  ['the same direction', () => `${account}, ${world.vendor}, 10`],
])('[I-13] a reversal with %s is refused', async (_, terms) => {
  const statement = `${nextTransfer}, ${terms()}, 'VND', ${transfer}, 'hand', now(), now())`
  await expect(asOwner(statement)).rejects.toThrow('I-13')
})

test('[I-05] a balance below zero is refused by the table itself', async () => {
  await expect(asOwner(`update ledger.accounts set balance = -1 where id = ${account}`)).rejects.toThrow('held_within_balance')
})

test('[I-06] a held amount below zero or above the balance is refused by the table itself', async () => {
  await expect(asOwner(`update ledger.accounts set held = 91 where id = ${account}`)).rejects.toThrow('held_within_balance')
  await expect(asOwner(`update ledger.accounts set held = -1 where id = ${account}`)).rejects.toThrow('counter')
})

test('[I-08] a hold in its final state never changes, and an open one keeps its terms', async () => {
  const place = () => database.run((tx) => placeHold(tx, { ...command(), accountId: account, amountMinor: 5n }))
  const [done, pending] = [await place(), await place()]
  if (done.status !== 'applied' || pending.status !== 'applied') throw new Error('a hold was refused')
  await database.run((tx) => releaseHold(tx, { ...command(), holdId: done.holdId }))
  const reopen = `update ledger.holds set state = 'open', released = 0, closed_at = null, closed_by = null where id = ${done.holdId}`
  await expect(asOwner(reopen)).rejects.toThrow('I-08')
  await expect(asOwner(`update ledger.holds set amount = 6 where id = ${pending.holdId}`)).rejects.toThrow('I-08')
  const half = `update ledger.holds set state = 'released', released = 3, closed_at = now(), closed_by = 'x' where id = ${pending.holdId}`
  await expect(asOwner(half)).rejects.toThrow('i08_one_final_state')
})
