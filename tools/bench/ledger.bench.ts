import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { type BatchBench, createTpcb, openBatchBench, tpcb } from '@fairground/ledger/bench'
import { connect, startPostgres } from '@fairground/postgres'
import type { Bench, Session, Subject } from './bench.ts'
import { newDataDir, removeDataDir } from './bench-world.ts'
import { closedLoop } from './load.ts'

const [lanes, batchLength, durationMs, tpcbScale, tpcbInFlight] = [2, 128, 3_000, 10, 32]
const inFlight = lanes * batchLength

const tpcbName = `TPC-B transactions through pg, ${tpcbInFlight} in flight`
const postsName = `posts of 10,000 members at 20 vendors, ${inFlight} in flight`
const tpcbP99Name = 'TPC-B transaction, p99'
const p99Name = `batch of ${batchLength} posts, p99`
const hotVendorName = `posts at one vendor, ${inFlight} in flight`
const hotPlayerName = `posts of one player, ${inFlight} in flight`

/** The ledger in process with durability on: what group commit is worth before any HTTP. */
export const bench: Bench = {
  title: 'Ledger: bets and wins posted in batches, against TPC-B-like commits on the same database',
  rows: [
    { name: tpcbName, unit: '/s' },
    { name: tpcbP99Name, unit: 'ms' },
    { name: postsName, unit: '/s', comparedTo: tpcbName, bound: { ratioMin: 3 } },
    { name: p99Name, unit: 'ms', comparedTo: tpcbP99Name, bound: { ratioMax: 4 } },
    { name: hotVendorName, unit: '/s', comparedTo: postsName, bound: { ratioMin: 0.85 } },
    { name: hotPlayerName, unit: '/s', comparedTo: postsName, bound: { ratioMin: 0.7 } },
  ],
  open,
}

async function open(): Promise<Session> {
  const dataDir = await newDataDir()
  const server = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), password: randomUUID() })
  const owner = connect<unknown>({ url: server.url, poolSizeMax: tpcbInFlight, statementTimeoutMs: 120_000 })
  const benches: BatchBench[] = []
  const close = async () => {
    for (const each of benches) await each.close()
    await owner.close()
    await server.stop()
    await removeDataDir(dataDir)
  }
  const openOne = async (memberCount: number, vendorCount: number) => {
    const each = await openBatchBench({ url: server.url, memberCount, vendorCount })
    benches.push(each)
    return each
  }
  try {
    const [many, hotVendor, hotPlayer] = [await openOne(10_000, 20), await openOne(10_000, 1), await openOne(1, 20)]
    await createTpcb(owner.pool, tpcbScale)
    const baseline: Subject = async () => {
      const work = async () => {
        const connection = await owner.pool.connect()
        await tpcb(connection, tpcbScale).finally(() => connection.release())
      }
      const load = await closedLoop(work, { inFlight: tpcbInFlight, durationMs })
      return { [tpcbName]: load.perSecond, [tpcbP99Name]: load.p99Ms }
    }
    return {
      subjects: [
        baseline,
        posts(many, postsName, p99Name),
        posts(hotVendor, hotVendorName),
        posts(hotPlayer, hotPlayerName),
      ],
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Each lane sends its next batch when the one before is committed. */
const posts =
  (each: BatchBench, name: string, p99?: string): Subject =>
  async () => {
    const load = await closedLoop(() => each.post(batchLength), { inFlight: lanes, durationMs })
    return { [name]: load.perSecond * batchLength, ...(p99 && { [p99]: load.p99Ms }) }
  }
