import { randomUUID } from 'node:crypto'
import { type Connection, connect, migrate } from '@fairground/postgres'
import type { Transaction } from 'kysely'
import type pg from 'pg'
import { hashOf, ledgerMigrations, openAccount } from './src/index.ts'

export { type BatchBench, openBatchBench } from './bench-batches.ts'

export interface BenchOptions {
  /** An empty database for this alone, with the rights of its owner; the caller drops it. */
  url: string
  inFlight: number
  durationMs: number
  /** The two loads take turns this often, and the median of each counts. */
  roundCount: number
  memberCount: number
  vendorCount: number
  /** 100,000 rows of pgbench's accounts each. */
  tpcbScale: number
}

export interface BenchFigure {
  perSecond: number
  p50Ms: number
  p99Ms: number
}

export interface LedgerBench {
  /** One call of `post_transfer` per bet, each in its own transaction. */
  posts: BenchFigure
  /** The transaction of pgbench's TPC-B-like script, statement by statement through `pg`. */
  tpcb: BenchFigure
  /** Posts per second to TPC-B transactions per second. */
  ratio: number
}

type Work = (client: pg.PoolClient) => Promise<unknown>

const connectionCountMax = 32

/** Measures bets against TPC-B-like transactions on the same server, in turns. Report the ratio, not the figures. */
export async function benchLedger(options: BenchOptions): Promise<LedgerBench> {
  const poolSizeMax = Math.min(options.inFlight, connectionCountMax)
  const owner = connect<unknown>({ url: options.url, poolSizeMax, statementTimeoutMs: 120_000 })
  const app = connect<unknown>({ url: options.url, role: 'fairground_app', poolSizeMax })
  try {
    await migrate(owner.db, ledgerMigrations)
    const bet = await prepareBets(app, options)
    await createTpcb(owner.pool, options.tpcbScale)
    const rounds: { posts: BenchFigure; tpcb: BenchFigure }[] = []
    for (let round = 0; round < options.roundCount; round += 1) {
      const posts = await measure(app.pool, options, bet)
      rounds.push({ posts, tpcb: await measure(owner.pool, options, (client) => tpcb(client, options.tpcbScale)) })
    }
    const [posts, baseline] = [median(rounds.map((round) => round.posts)), median(rounds.map((round) => round.tpcb))]
    return { posts, tpcb: baseline, ratio: posts.perSecond / baseline.perSecond }
  } finally {
    await owner.close()
    await app.close()
  }
}

/** Members with money enough for any run, and what one bet of one of them is. */
async function prepareBets({ db, pool }: Connection<unknown>, options: BenchOptions): Promise<Work> {
  const open = (tx: Transaction<unknown>, ownerKind: 'member' | 'vendor', ownerId: string) =>
    openAccount(tx, { ownerKind, ownerId, kind: ownerKind === 'member' ? 'cash' : 'vendor_clearing', currency: 'VND' })
  const members: bigint[] = []
  const vendors: bigint[] = []
  await db.transaction().execute(async (tx) => {
    for (let index = 0; index < options.memberCount; index += 1) members.push(await open(tx, 'member', `m${index}`))
    for (let index = 0; index < options.vendorCount; index += 1) vendors.push(await open(tx, 'vendor', `v${index}`))
  })
  await Promise.all(members.map((member) => post(pool, pick(vendors), member, 10n ** 12n)))
  return (client) => post(client, pick(members), pick(vendors), 100n)
}

const requestHash = Buffer.from(hashOf({ bench: true }), 'hex')

function post(client: pg.Pool | pg.PoolClient, debit: bigint, credit: bigint, amountMinor: bigint) {
  return client.query({
    name: 'post',
    text: 'select * from ledger.post_transfer($1, $2, $3, $4, $5, $6, $7, $8)',
    values: ['bench', randomUUID(), requestHash, 'bet', debit, credit, amountMinor, 'bench'],
  })
}

async function measure(pool: pg.Pool, { inFlight, durationMs }: BenchOptions, work: Work): Promise<BenchFigure> {
  const timesMs: number[] = []
  const startMs = performance.now()
  const worker = async () => {
    for (let sentMs = performance.now(); sentMs - startMs < durationMs; sentMs = performance.now()) {
      const client = await pool.connect()
      await work(client).finally(() => client.release())
      timesMs.push(performance.now() - sentMs)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, worker))
  const tookMs = performance.now() - startMs
  timesMs.sort((a, b) => a - b)
  const quantile = (share: number) => timesMs[Math.floor((timesMs.length - 1) * share)] ?? Number.NaN
  return { perSecond: (timesMs.length / tookMs) * 1_000, p50Ms: quantile(0.5), p99Ms: quantile(0.99) }
}

export async function createTpcb(pool: pg.Pool, scale: number): Promise<void> {
  await pool.query(`create schema tpcb
    create table branches (bid int primary key, bbalance int, filler char(88))
    create table tellers (tid int primary key, bid int, tbalance int, filler char(84))
    create table accounts (aid int primary key, bid int, abalance int, filler char(84))
    create table history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22))`)
  await pool.query('insert into tpcb.branches select id, 0 from generate_series(1, $1::int) id', [scale])
  await pool.query(
    'insert into tpcb.tellers select id, (id - 1) / 10 + 1, 0 from generate_series(1, $1::int * 10) id',
    [scale],
  )
  await pool.query(
    "insert into tpcb.accounts select id, (id - 1) / 100000 + 1, 0, '' from generate_series(1, $1::int * 100000) id",
    [scale],
  )
  await pool.query('vacuum analyze tpcb.accounts, tpcb.tellers, tpcb.branches, ledger.accounts')
}

export async function tpcb(client: pg.PoolClient, scale: number): Promise<void> {
  const [aid, tid, bid] = [upTo(scale * 100_000), upTo(scale * 10), upTo(scale)]
  const delta = upTo(10_000) - 5_000
  const run = (name: string, text: string, values: number[] = []) => client.query({ name, text, values })
  await client.query('begin')
  await run('a', 'update tpcb.accounts set abalance = abalance + $1 where aid = $2', [delta, aid])
  await run('b', 'select abalance from tpcb.accounts where aid = $1', [aid])
  await run('c', 'update tpcb.tellers set tbalance = tbalance + $1 where tid = $2', [delta, tid])
  await run('d', 'update tpcb.branches set bbalance = bbalance + $1 where bid = $2', [delta, bid])
  await run('e', 'insert into tpcb.history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, now())', [
    tid,
    bid,
    aid,
    delta,
  ])
  await client.query('commit')
}

const upTo = (max: number) => 1 + Math.floor(Math.random() * max)

function pick<T>(values: T[]): T {
  const value = values[Math.floor(Math.random() * values.length)]
  if (value === undefined) throw new RangeError('the benchmark needs members and vendors')
  return value
}

function median(figures: BenchFigure[]): BenchFigure {
  const sorted = [...figures].sort((a, b) => a.perSecond - b.perSecond)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new RangeError('roundCount must be at least 1')
  return middle
}
