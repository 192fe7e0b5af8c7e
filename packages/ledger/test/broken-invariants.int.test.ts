import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type BrokenInvariant, captureHold, listBrokenInvariants, placeHold, reverseTransfer } from '../src/index.ts'
import { buildWorld, command, move } from './commands.ts'
import { ledgerDatabase } from './ledger-database.ts'

// Someone with every right edits one row behind the back of the triggers: the audit names the rule and the row.
const database = ledgerDatabase()
const ids = { account: 0n, other: 0n, bet: 0n, reversal: 0n, hold: 0n }
beforeAll(async () => {
  const world = await buildWorld(database)
  ids.account = await world.member(100n)
  ids.other = await world.member(5n)
  const bet = await database.run((tx) => move(tx, { debit: ids.account, credit: world.vendor, amount: 10n }))
  const lost = await database.run((tx) => move(tx, { debit: ids.account, credit: world.vendor, amount: 3n }))
  if (bet.status !== 'applied' || lost.status !== 'applied') throw new Error('a bet was refused')
  const reversal = await database.run((tx) => reverseTransfer(tx, { ...command(), transferId: lost.transferId }))
  const hold = await database.run((tx) => placeHold(tx, { ...command(), accountId: ids.account, amountMinor: 50n }))
  if (hold.status !== 'applied' || reversal.status !== 'applied') throw new Error('a step was refused')
  const part = { ...command(), kind: 'withdrawal', holdId: hold.holdId, creditAccountId: world.bank, amountMinor: 20n }
  await database.run((tx) => captureHold(tx, part))
  Object.assign(ids, { bet: bet.transferId, reversal: reversal.transferId, hold: hold.holdId })
})

const afterTampering = (statement: string): Promise<BrokenInvariant[]> =>
  database.tryAsOwner(async (tx) => {
    await sql.raw(`set local session_replication_role = replica; ${statement}`).execute(tx)
    return listBrokenInvariants(tx)
  })

const rulesOf = (broken: BrokenInvariant[]) => [...new Set(broken.map((row) => row.invariant))]

test('books that nobody touched are sound', async () => {
  expect(await afterTampering('select 1')).toEqual([])
})

test('[I-01] [I-03] [I-04] one edited entry is named with its transfer and its account', async () => {
  const entry = await sql<{ id: string }>`
    select entry_id as id from ledger.account_entries where account_id = ${ids.account} and transfer_id = ${ids.bet}`.execute(
    database.app,
  )
  const entryId = BigInt(entry.rows[0]!.id)
  const broken = await afterTampering(`update ledger.entries set amount = amount + 1 where id = ${entryId}`)
  expect(rulesOf(broken)).toEqual(['I-01', 'I-03', 'I-04'])
  expect(broken).toContainEqual(
    expect.objectContaining({ invariant: 'I-01', entryId, transferId: ids.bet, accountId: ids.account }),
  )
  expect(broken).toContainEqual(expect.objectContaining({ invariant: 'I-03', accountId: ids.account }))
  expect(broken).toContainEqual(expect.objectContaining({ invariant: 'I-04', entryId, accountId: ids.account }))
})

test('[I-01] a removed entry is named by its transfer', async () => {
  const broken = await afterTampering(
    `delete from ledger.entries where transfer_id = ${ids.bet} and account_id <> ${ids.account}`,
  )
  expect(broken).toContainEqual(expect.objectContaining({ invariant: 'I-01', transferId: ids.bet }))
})

test('[I-02] [I-03] money made in a balance is named by currency and account', async () => {
  const broken = await afterTampering(`update ledger.accounts set balance = balance + 1 where id = ${ids.account}`)
  expect(rulesOf(broken)).toEqual(['I-02', 'I-03'])
  expect(broken[0]).toMatchObject({ invariant: 'I-02', detail: 'the balances in VND sum to 1' })
  expect(broken[1]).toMatchObject({ invariant: 'I-03', accountId: ids.account })
})

test('[I-03] an amount lost from the tail of a house account is named', async () => {
  const broken = await afterTampering('delete from ledger.house_tail where amount = 10')
  expect(rulesOf(broken)).toEqual(['I-02', 'I-03'])
})

test('[I-04] a version that does not count the entries is named', async () => {
  const broken = await afterTampering(`update ledger.accounts set version = version + 1 where id = ${ids.other}`)
  expect(broken).toMatchObject([{ invariant: 'I-04', accountId: ids.other }])
})

test('[I-05] [I-06] an account that owes or holds too much is named', async () => {
  const dropped = 'alter table ledger.accounts drop constraint held_within_balance;'
  const owing = await afterTampering(`${dropped} update ledger.accounts set balance = -1 where id = ${ids.other}`)
  expect(owing).toContainEqual(expect.objectContaining({ invariant: 'I-05', accountId: ids.other }))
  const held = await afterTampering(`${dropped} update ledger.accounts set held = 6 where id = ${ids.other}`)
  expect(held).toContainEqual(expect.objectContaining({ invariant: 'I-06', accountId: ids.other }))
})

test('[I-07] a held amount without its hold is named', async () => {
  const broken = await afterTampering(`update ledger.accounts set held = held - 1 where id = ${ids.account}`)
  expect(broken).toMatchObject([{ invariant: 'I-07', accountId: ids.account }])
})

test('[I-08] a captured amount without its transfer is named', async () => {
  const broken = await afterTampering(`update ledger.holds set captured = captured + 1 where id = ${ids.hold}`)
  expect(broken).toContainEqual(expect.objectContaining({ invariant: 'I-08', holdId: ids.hold }))
})

test('[I-09] a transfer whose key stands for something else is named', async () => {
  const broken = await afterTampering(`update ledger.requests set transfer_id = 0 where transfer_id = ${ids.bet}`)
  expect(broken).toMatchObject([{ invariant: 'I-09', transferId: ids.bet }])
})

test('[I-13] a reversal that no longer mirrors its transfer is named', async () => {
  const unlinked = await afterTampering(`delete from ledger.reversals where reversal_id = ${ids.reversal}`)
  expect(unlinked).toMatchObject([{ invariant: 'I-13', transferId: ids.reversal }])
  const retargeted = await afterTampering(
    `update ledger.transfers set reverses = ${ids.bet} where id = ${ids.reversal};
     update ledger.reversals set reversed_id = ${ids.bet} where reversal_id = ${ids.reversal}`,
  )
  expect(retargeted).toMatchObject([{ invariant: 'I-13', transferId: ids.reversal }])
})

test('[I-26] an entry in another currency than its transfer is named', async () => {
  const broken = await afterTampering(`update ledger.transfers set currency = 'USD' where id = ${ids.bet}`)
  expect(broken.map((row) => row.invariant)).toEqual(['I-26', 'I-26'])
})
