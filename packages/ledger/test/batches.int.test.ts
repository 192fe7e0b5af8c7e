import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import {
  type AccountRef,
  type BatchedTransfer,
  closeAccount,
  listBrokenInvariants,
  openAccount,
  postBatch,
} from '../src/index.ts'
import { command, currency } from './commands.ts'
import { ledgerDatabase } from './ledger-database.ts'

const database = ledgerDatabase()
const bank: AccountRef = { ownerKind: 'house', ownerId: 'house', kind: 'clearing_bank', currency }
const vendor: AccountRef = { ownerKind: 'vendor', ownerId: 'acme', kind: 'vendor_clearing', currency }
const cashOf = (ownerId: string): AccountRef => ({ ownerKind: 'member', ownerId, kind: 'cash', currency })

const pay = (debit: AccountRef, credit: AccountRef, amountMinor: bigint, key?: string): BatchedTransfer => ({
  ...command(key),
  ...{ kind: 'transfer', debit, credit, amountMinor },
})
const post = (...transfers: BatchedTransfer[]) => database.run((tx) => postBatch(tx, transfers))

afterEach(async () => expect(await listBrokenInvariants(database.app)).toEqual([]))

test('an earlier transfer of a batch counts for the next, and a refused one does not', async () => {
  const ann = cashOf('mbr_order')
  const answers = await post(
    pay(bank, ann, 100n),
    pay(ann, vendor, 70n),
    pay(ann, vendor, 70n),
    pay(ann, vendor, 30n),
    pay(vendor, ann, 5n),
  )
  expect(answers.map((answer) => ('code' in answer ? answer.code : answer.status))).toEqual([
    ...['applied', 'applied', 'INSUFFICIENT_FUNDS', 'applied', 'applied'],
  ])
  expect(answers.at(-1)).toMatchObject({ funds: { balanceMinor: 5n, version: 4n } })
})

test('accounts that are new are opened, and an empty batch asks nothing', async () => {
  expect(await post()).toEqual([])
  const strangers = Array.from({ length: 30 }, (_, i) => pay(bank, cashOf(`mbr_new_${29 - i}`), BigInt(i + 1)))
  const answers = await post(...strangers)
  expect(answers.every(({ status }) => status === 'applied')).toBe(true)
})

test('[I-09] the same key twice in one batch is applied once; with another hash it is a mismatch', async () => {
  const ann = cashOf('mbr_twice')
  const deposit = pay(bank, ann, 100n)
  const answers = await post(deposit, deposit, { ...deposit, requestHash: 'ab'.repeat(32) })
  expect(answers).toMatchObject([
    { status: 'applied', replayed: false },
    { status: 'applied', replayed: true, funds: { balanceMinor: 100n, version: 1n } },
    { status: 'mismatch' },
  ])
  expect(await post(deposit)).toMatchObject([{ replayed: true }])
})

test('[I-10] a refusal of a batch is remembered', async () => {
  const ann = cashOf('mbr_poor')
  const bet = pay(ann, vendor, 10n)
  await post(bet)
  const [, again] = await post(pay(bank, ann, 1_000n), bet)
  expect(again).toMatchObject({ status: 'refused', code: 'INSUFFICIENT_FUNDS', replayed: true })
})

test('a closed account neither gives nor takes', async () => {
  const ann = cashOf('mbr_gone')
  await post(pay(bank, ann, 100n), pay(ann, vendor, 100n))
  const id = await database.run((tx) => openAccount(tx, ann))
  await database.run((tx) => closeAccount(tx, id))
  expect(await post(pay(bank, ann, 5n))).toMatchObject([{ status: 'refused', code: 'ACCOUNT_CLOSED' }])
})

test('[I-10] a key is known for ever: a transfer of years ago is answered as then', async () => {
  const ann = cashOf('mbr_patient')
  const deposit = pay(bank, ann, 100n)
  await post(deposit)
  const again = await database.tryAsOwner(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update ledger.requests set created_at = created_at - interval '9 years' where key = ${deposit.key}`.execute(
      tx,
    )
    await sql`set local session_replication_role = origin`.execute(tx)
    return postBatch(tx, [deposit])
  })
  expect(again).toMatchObject([{ status: 'applied', replayed: true, funds: { balanceMinor: 100n } }])
})

test('a transfer that goes with the one before it is posted with it, or skipped and forgotten', async () => {
  const ann = cashOf('mbr_pair')
  await post(pay(bank, ann, 10n))
  const bet = (amountMinor: bigint) => pay(ann, vendor, amountMinor)
  const win = { ...pay(vendor, ann, 3n), goesWithPrevious: true }
  expect(await post(bet(11n), win)).toMatchObject([{ status: 'refused' }, { status: 'skipped' }])
  const enough = bet(10n)
  expect(await post(enough, win)).toMatchObject([{ status: 'applied' }, { status: 'applied', replayed: false }])
  expect(await post(enough, win)).toMatchObject([{ replayed: true }, { replayed: true, funds: { balanceMinor: 3n } }])
  await expect(post(bet(1n), win, win)).rejects.toThrow('a key of its own')
})

test.each([
  ['an amount of zero', () => pay(bank, vendor, 0n), 'amount'],
  ['the same account on both sides', () => pay(bank, bank, 1n), 'I-01'],
  ['accounts of two currencies', () => pay(bank, { ...vendor, currency: 'USD' }, 1n), 'I-26'],
  ['an account outside the chart', () => pay({ ...bank, ownerKind: 'member' }, vendor, 1n), 'the chart has no account'],
])('%s undoes the whole batch', async (_, wrong, message) => {
  const ann = cashOf('mbr_wrong')
  await expect(post(pay(bank, ann, 1n), wrong())).rejects.toThrow(message)
  expect(await post(pay(ann, vendor, 1n))).toMatchObject([{ status: 'refused' }])
})

test('more transfers than a batch may have are refused before they are sent', async () => {
  const many = (length: number) => Array.from({ length }, () => pay(bank, vendor, 1n))
  await expect(post(...many(1_025))).rejects.toThrow('a batch has at most 1024 transfers, not 1025')
  expect(await post(...many(1_024))).toHaveLength(1_024)
})

test('a batch of hundreds reads few rows for each transfer, however long the tables are', async () => {
  const batch = () => Array.from({ length: 200 }, (_, i) => pay(bank, cashOf(`mbr_many_${i % 50}`), 1n))
  await post(...batch())
  const reads = await readsOf(batch())
  for (let i = 0; i < 5; i += 1) await post(...batch())
  await sql`analyze`.execute(database.owner)
  expect(reads).toMatchObject({ whole: 0 })
  expect(reads.rows / 200).toBeLessThan(15)
  const later = await readsOf(batch())
  expect(later.whole).toBe(0)
  expect(later.rows).toBeLessThan(reads.rows * 1.1)
})

/** Ledger reads of a batch: sequential scans and rows. */
const readsOf = (batch: BatchedTransfer[]) =>
  database.run(async (tx) => {
    const count = async () => {
      const { rows } = await sql<{ whole: string; rows: string }>`
        select sum(seq_scan) as whole, sum(seq_tup_read) + sum(idx_tup_fetch) as rows from pg_stat_xact_user_tables
        where schemaname = 'ledger' and relname <> 'chart'`.execute(tx)
      return { whole: Number(rows[0]?.whole), rows: Number(rows[0]?.rows) }
    }
    const before = await count()
    await postBatch(tx, batch)
    const after = await count()
    return { whole: after.whole - before.whole, rows: after.rows - before.rows }
  })
