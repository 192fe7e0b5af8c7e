import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createTpcb, tpcb } from '@fairground/ledger/bench'
import { connect } from '@fairground/postgres'
import type { Bench, Session, Subject } from './bench.ts'
import { openBenchWorld } from './bench-world.ts'
import { closedLoop } from './load.ts'
import { createPswClient, type PswClient } from './psw-client.ts'
import { type SeatedPlayer, seatPlayers } from './psw-players.ts'

const playerCount = 200
const tpcbScale = 10
const durationMs = 3_000
const inFlights = [64, 256]

const tpcbInFlight = 32

const tpcbName = `TPC-B transactions through pg, ${tpcbInFlight} in flight`
const tpcbP99Name = 'TPC-B transaction, p99'
const postsName = (inFlight: number) => `PSW/1 posts over HTTP, ${inFlight} in flight`
const p99Name = (inFlight: number) => `PSW/1 bet + win pair, ${inFlight} in flight, p99`
const pairsName = (inFlight: number) => `PSW/1 bet + win pairs over HTTP, ${inFlight} in flight`
const hotInFlight = Math.max(...inFlights)
const hotPlayerName = `PSW/1 bet + win pairs of one player, ${hotInFlight} in flight`

/**
 * Money calls with durability on, all at one vendor. A post is one bet or one win: the signed call, its commit, the signed
 * answer. The vendor's client runs on the same processors and signs and verifies as well.
 */
export const bench: Bench = {
  title: 'Wallet: bets and wins of 200 players through the gateway, against TPC-B-like commits on the same database',
  rows: [
    { name: tpcbName, unit: '/s' },
    { name: tpcbP99Name, unit: 'ms' },
    ...inFlights.flatMap((inFlight) => [
      { name: pairsName(inFlight), unit: '/s' },
      { name: postsName(inFlight), unit: '/s', comparedTo: tpcbName, bound: { ratioMin: 0.5 } },
      { name: p99Name(inFlight), unit: 'ms', comparedTo: tpcbP99Name, bound: { ratioMax: 10 } },
    ]),
    { name: hotPlayerName, unit: '/s', comparedTo: pairsName(hotInFlight), bound: { ratioMin: 0.8 } },
  ],
  open,
}

async function open(): Promise<Session> {
  const world = await openBenchWorld()
  const secrets = JSON.parse(readFileSync(path.join(world.dataDir, 'secrets.json'), 'utf8'))
  const key = { vendorId: 'house', keyId: 'k1', secret: Buffer.from(secrets.housePswSecret, 'base64') }
  const client = createPswClient(world.portalUrl, key, Math.max(...inFlights))
  const owner = connect<unknown>({ url: world.databaseUrl, poolSizeMax: 32, statementTimeoutMs: 120_000 })
  const close = async () => {
    client.close()
    await owner.close()
    await world.stop()
  }
  try {
    const players = await seatPlayers(world.portalUrl, client, playerCount)
    // What is measured is how much goes through, not how much may.
    await owner.pool.query('update vendors set calls_per_second_max = null, player_calls_per_second_max = null')
    await createTpcb(owner.pool, tpcbScale)
    const baseline: Subject = async () => {
      const work = async () => {
        const connection = await owner.pool.connect()
        await tpcb(connection, tpcbScale).finally(() => connection.release())
      }
      const load = await closedLoop(work, { inFlight: tpcbInFlight, durationMs })
      return { [tpcbName]: load.perSecond, [tpcbP99Name]: load.p99Ms }
    }
    const hotPlayer: Subject = async () => {
      const load = await closedLoop(() => playPair(client, pick(players.slice(0, 1))), {
        inFlight: hotInFlight,
        durationMs,
      })
      return { [hotPlayerName]: load.perSecond }
    }
    return { subjects: [baseline, ...inFlights.map((inFlight) => pairs(client, players, inFlight)), hotPlayer], close }
  } catch (error) {
    await close()
    throw error
  }
}

function pairs(client: PswClient, players: SeatedPlayer[], inFlight: number): Subject {
  return async () => {
    const load = await closedLoop(() => playPair(client, pick(players)), { inFlight, durationMs })
    return {
      [pairsName(inFlight)]: load.perSecond,
      [postsName(inFlight)]: 2 * load.perSecond,
      [p99Name(inFlight)]: load.p99Ms,
    }
  }
}

/** A round as a vendor plays it: the stake, then a win of the same amount, so that nobody runs out of money. */
async function playPair(
  client: PswClient,
  { playerId, sessionToken, gameId, stakeMinor }: SeatedPlayer,
): Promise<void> {
  const round = { playerId, gameId, roundId: randomUUID(), amount: stakeMinor, currency: 'VND' }
  const placedAt = new Date().toISOString()
  const bet = await client.send('bet', { ...round, sessionToken, transactionId: randomUUID(), placedAt })
  const win = await client.send('win', { ...round, transactionId: randomUUID(), roundClosed: true })
  if (bet.code !== 'OK' || win.code !== 'OK') throw new Error(`bet answered ${bet.code}, its win ${win.code}`)
}

function pick<T>(values: T[]): T {
  const value = values[Math.floor(Math.random() * values.length)]
  if (value === undefined) throw new Error('nobody is seated')
  return value
}
