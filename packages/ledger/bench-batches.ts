import { randomUUID } from 'node:crypto'
import { type Connection, connect, migrate } from '@fairground/postgres'
import { sql } from 'kysely'
import { type AccountRef, type BatchedTransfer, hashOf, ledgerMigrations, listEntries, postBatch } from './src/index.ts'

export interface BatchBench {
  /** Posts this many bets and wins in one call and one commit. */
  post(count: number): Promise<void>
  /** Reads the newest page of a member's history. */
  readPage(): Promise<void>
  /** The least that can be asked of the database. */
  ping(): Promise<void>
  close(): Promise<void>
}

export interface BatchBenchOptions {
  /** A database for this alone, with the rights of its owner. */
  url: string
  memberCount: number
  vendorCount: number
}

const requestHash = hashOf({ bench: true })
const currency = 'VND'

/** Members with money enough for any run, who bet and win a little at random vendors. */
export async function openBatchBench({ url, memberCount, vendorCount }: BatchBenchOptions): Promise<BatchBench> {
  const owner = connect<unknown>({ url, poolSizeMax: 1, statementTimeoutMs: 120_000 })
  await migrate(owner.db, ledgerMigrations)
  await owner.close()
  const app = connect<unknown>({ url, role: 'fairground_app', poolSizeMax: 8, statementTimeoutMs: 120_000 })
  const prefix = randomUUID().slice(0, 8)
  const cash = refsOf(memberCount, (index) => ({ ownerKind: 'member', ownerId: `${prefix}-m${index}`, kind: 'cash' }))
  const vendors = refsOf(vendorCount, (index) => ({
    ...{ ownerKind: 'vendor', ownerId: `${prefix}-v${index}`, kind: 'vendor_clearing' },
  }))
  for (let next = 0; next < cash.length; next += 500) {
    const deposits = cash.slice(next, next + 500).map((credit) => transfer(pick(vendors), credit, 10n ** 12n))
    await app.db.transaction().execute((tx) => postBatch(tx, deposits))
  }
  return {
    post: (count) => postMany(app, count, { cash, vendors }),
    async readPage() {
      const { entries } = await listEntries(app.db, { ...pick(cash), limit: 20 })
      if (entries.length === 0) throw new Error('a member of the benchmark has no history')
    },
    async ping() {
      await sql`select 1`.execute(app.db)
    },
    close: () => app.close(),
  }
}

const refsOf = (count: number, refOf: (index: number) => Omit<AccountRef, 'currency'>): AccountRef[] =>
  Array.from({ length: count }, (_, index) => ({ ...refOf(index), currency }))

const transfer = (debit: AccountRef, credit: AccountRef, amountMinor: bigint): BatchedTransfer => ({
  ...{ scope: 'bench', key: randomUUID(), requestHash, kind: 'bet', actor: 'bench', debit, credit, amountMinor },
})

async function postMany(
  { db }: Connection<unknown>,
  count: number,
  { cash, vendors }: { cash: AccountRef[]; vendors: AccountRef[] },
): Promise<void> {
  const transfers = Array.from({ length: count }, (_, index) =>
    index % 2 === 0 ? transfer(pick(cash), pick(vendors), 100n) : transfer(pick(vendors), pick(cash), 100n),
  )
  const results = await db.transaction().execute((tx) => postBatch(tx, transfers))
  if (results.some(({ status }) => status !== 'applied')) throw new Error('a post of the benchmark was refused')
}

function pick<T>(values: T[]): T {
  const value = values[Math.floor(Math.random() * values.length)]
  if (value === undefined) throw new RangeError('the benchmark needs members and vendors')
  return value
}
