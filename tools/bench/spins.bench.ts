import { openBatchBench } from '@fairground/ledger/bench'
import { connect } from '@fairground/postgres'
import type { Bench, Session, Subject } from './bench.ts'
import { openBenchWorld } from './bench-world.ts'
import { closedLoop } from './load.ts'
import { openSpinners, type Spinner } from './spin-players.ts'

const [playerCount, spinsInFlight, pairsInFlight, durationMs] = [200, 32, 8, 3_000]
/** A session may spin once in so long. */
const pauseMs = 200

const pairsName = `bet + win pairs in the ledger alone, a commit each, ${pairsInFlight} in flight`
const pairP99Name = 'such a pair, p99'
const spinsName = `spins of ${playerCount} players from the frame's call to the last commit, ${spinsInFlight} in flight`
const spinP99Name = 'such a spin with its collection, p99'

/**
 * A slot round as a player's frame asks for it: HTTP to the studio, FS1 and the reels, the stored round, a signed PSW/1 bet to
 * the platform and the win, both with their commits; against the same two movements posted to a ledger in process.
 */
export const bench: Bench = {
  title:
    'Spins: whole rounds through studio, PSW/1 and ledger, against bare pairs of the ledger on the same database server',
  rows: [
    { name: pairsName, unit: '/s' },
    { name: pairP99Name, unit: 'ms' },
    { name: spinsName, unit: '/s', comparedTo: pairsName },
    { name: spinP99Name, unit: 'ms', comparedTo: pairP99Name },
  ],
  open,
}

async function open(): Promise<Session> {
  const world = await openBenchWorld()
  const stops: (() => Promise<void>)[] = [() => world.stop()]
  const close = async () => {
    for (const stop of stops.splice(0).reverse()) await stop()
  }
  try {
    const owner = connect<unknown>({ url: world.databaseUrl, poolSizeMax: 2, statementTimeoutMs: 120_000 })
    stops.push(() => owner.close())
    // What is measured is how much goes through, not how much may.
    await owner.pool.query('update vendors set calls_per_second_max = null, player_calls_per_second_max = null')
    await owner.pool.query('create database bare_ledger')
    const url = new URL(world.databaseUrl)
    url.pathname = '/bare_ledger'
    const ledger = await openBatchBench({ url: url.href, memberCount: playerCount, vendorCount: 1 })
    stops.push(() => ledger.close())
    const spinners = await openSpinners(world.portalUrl, playerCount)
    const pairs: Subject = async () => {
      const pair = async () => {
        await ledger.post(1)
        await ledger.post(1)
      }
      const load = await closedLoop(pair, { inFlight: pairsInFlight, durationMs })
      return { [pairsName]: load.perSecond, [pairP99Name]: load.p99Ms }
    }
    return { subjects: [pairs, spins(spinners)], close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Whoever has rested longest spins next. */
function spins(spinners: readonly Spinner[]): Subject {
  return async () => {
    const rested = spinners.map((spinner) => ({ spinner, mayAt: 0 }))
    const play = async () => {
      const next = rested.shift()
      if (!next) throw new Error('more spins are in flight than there are players')
      const waitMs = next.mayAt - performance.now()
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
      const mayAt = performance.now() + pauseMs
      await next.spinner.spin()
      rested.push({ spinner: next.spinner, mayAt })
    }
    const load = await closedLoop(play, { inFlight: spinsInFlight, durationMs })
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return { [spinsName]: load.perSecond, [spinP99Name]: load.p99Ms }
  }
}
