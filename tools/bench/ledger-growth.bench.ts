import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { type BatchBench, openBatchBench } from '@fairground/ledger/bench'
import { connect, startPostgres } from '@fairground/postgres'
import type { Bench, Session, Subject } from './bench.ts'
import { newDataDir, removeDataDir } from './bench-world.ts'
import { closedLoop } from './load.ts'

/** Entries of the long table; a full run takes 10,000,000. The short one has a hundredth. */
const entriesMax = Number(process.env.BENCH_ENTRIES ?? 100_000)
const shorter = 100
const [memberCount, vendorCount, batchLength, batchesEach, fillLength] = [2_000, 20, 128, 30, 1_000]

const nameOf = (entries: number) => `post among ${entries.toLocaleString('en-US')} entries`
const [shortName, longName] = [nameOf(entriesMax / shorter), nameOf(entriesMax)]

const [readersInFlight, readMs] = [8, 1_000]
const pingName = `select 1, ${readersInFlight} in flight`
const pageName = `20 newest of a member among ${entriesMax.toLocaleString('en-US')} entries, ${readersInFlight} in flight`

/** Two databases on one server, one with a hundred times the history of the other, take turns; the long one is read too. */
export const bench: Bench = {
  title: 'Ledger: what a bet or a win costs as its tables grow',
  rows: [
    { name: shortName, unit: 'µs' },
    { name: longName, unit: 'µs', comparedTo: shortName, bound: { ratioMax: 1.3 } },
    { name: pingName, unit: '/s' },
    { name: pageName, unit: '/s', comparedTo: pingName, bound: { ratioMin: 0.1 } },
  ],
  rounds: 15,
  open,
}

async function open(): Promise<Session> {
  const dataDir = await newDataDir()
  const server = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), password: randomUUID() })
  const benches: BatchBench[] = []
  const close = async () => {
    for (const each of benches) await each.close()
    await server.stop()
    await removeDataDir(dataDir)
  }
  const openWith = async (database: string, entries: number) => {
    const bench = await openDatabase(server.url, database)
    benches.push(bench)
    // A post leaves two entries, and so does the deposit of each member.
    for (let left = entries / 2 - memberCount; left > 0; left -= fillLength)
      await bench.post(Math.min(left, fillLength))
    return bench
  }
  try {
    const short = await openWith('short', entriesMax / shorter)
    const long = await openWith('long', entriesMax)
    const posts = [costOf(short, shortName), costOf(long, longName)]
    return { subjects: [...posts, rateOf(pingName, long.ping), rateOf(pageName, long.readPage)], close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openDatabase(serverUrl: string, name: string): Promise<BatchBench> {
  const admin = connect<unknown>({ url: serverUrl, poolSizeMax: 1 })
  await admin.pool.query(`create database ${name}`)
  await admin.close()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return openBatchBench({ url: url.href, memberCount, vendorCount })
}

const costOf =
  (bench: BatchBench, name: string): Subject =>
  async () => {
    const startedAt = performance.now()
    for (let batch = 0; batch < batchesEach; batch += 1) await bench.post(batchLength)
    return { [name]: ((performance.now() - startedAt) * 1_000) / (batchesEach * batchLength) }
  }

const rateOf =
  (name: string, read: () => Promise<void>): Subject =>
  async () => ({ [name]: (await closedLoop(read, { inFlight: readersInFlight, durationMs: readMs })).perSecond })
