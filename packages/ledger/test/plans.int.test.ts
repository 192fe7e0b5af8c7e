import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type AccountRef, postTransferBetween } from '../src/index.ts'
import { command, currency, open } from './commands.ts'
import { ledgerDatabase, type Tx } from './ledger-database.ts'

const database = ledgerDatabase()
const [membersCount, betsCount, connectionsCount] = [300, 60, 4]

interface Reads {
  /** Times that a table of the ledger was read from its beginning to its end. */
  whole: number
  rows: number
}

/** What one post reads. The server counts for each connection, and adds its own count up between transactions only. */
function readsOf(post: (tx: Tx) => Promise<unknown>): Promise<Reads> {
  return database.run(async (tx) => {
    const before = await countReads(tx)
    await post(tx)
    const after = await countReads(tx)
    return { whole: after.whole - before.whole, rows: after.rows - before.rows }
  })
}

async function countReads(tx: Tx): Promise<Reads> {
  const { rows } = await sql<{ whole: string; rows: string }>`
    select sum(seq_scan) as whole, sum(seq_tup_read) + sum(idx_tup_fetch) as rows from pg_stat_xact_user_tables
    where schemaname = 'ledger' and relname <> 'chart'`.execute(tx)
  return { whole: Number(rows[0]?.whole), rows: Number(rows[0]?.rows) }
}

const cashOf = (ownerId: string): AccountRef => ({ ownerKind: 'member', ownerId, kind: 'cash', currency })
const bank: AccountRef = { ownerKind: 'house', ownerId: 'house', kind: 'clearing_bank', currency }
const vendor: AccountRef = { ownerKind: 'vendor', ownerId: 'acme', kind: 'vendor_clearing', currency }

const pay = (debit: AccountRef, credit: AccountRef, amountMinor: bigint) => (tx: Tx) =>
  postTransferBetween(tx, { ...command(), kind: 'transfer', debit, credit, amountMinor })
const bet = (member: number) => pay(cashOf(`m${member}`), vendor, 10n)

test('a bet reads few rows by their keys and no more as the database fills, analysed or not', async () => {
  const members = Array.from({ length: connectionsCount }, (_, member) => member)
  for (const member of members) await database.run(pay(bank, cashOf(`m${member}`), 1_000n))
  await database.run(bet(0))
  const reads = await readsOf(bet(0))
  expect(reads.whole).toBe(0)
  expect(reads.rows).toBeLessThan(20)

  await database.run(async (tx) => {
    for (let member = 0; member < membersCount; member += 1) await open(tx, 'cash')
  })
  for (let i = 0; i < betsCount; i += 1) await database.run(bet(0))
  // One connection keeps the plans it made when there was nothing, the others make theirs now.
  const onEveryConnection = () => Promise.all(members.map((member) => readsOf(bet(member))))
  expect(await onEveryConnection()).toEqual(members.map(() => reads))
  await sql`analyze`.execute(database.owner)
  expect(await onEveryConnection()).toEqual(members.map(() => reads))
})
