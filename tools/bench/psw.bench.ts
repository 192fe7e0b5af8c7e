import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createTpcb, tpcb } from '@fairground/ledger/bench'
import { connect } from '@fairground/postgres'
import type { PswKey } from '@fairground/psw'
import type { Bench, Session, Subject } from './bench.ts'
import { openBenchWorld } from './bench-world.ts'
import { closedLoop, type Load, openLoop } from './load.ts'
import { naiveSchema } from './naive-wallet.ts'
import { openConnections, type PreparedCall, prepareCall, type RawAnswer, requireSignedOk } from './prepared-calls.ts'
import { createPswClient } from './psw-client.ts'
import { type SeatedPlayer, seatPlayers } from './psw-players.ts'
import { startNaiveServer } from './start-naive-server.ts'

const playerCount = 200
const tpcbScale = 10
const durationMs = 3_000
const inFlights = [64, 256]

const tpcbInFlight = 32
/** More rounds than are played in the time, so that none is signed while it is timed. */
const preparedCount = 8_000
const seatingInFlight = 8
const steadyPerSecond = 1_000

const tpcbName = `TPC-B transactions through pg, ${tpcbInFlight} in flight`
const tpcbP99Name = 'TPC-B transaction, p99'
const postsName = (inFlight: number) => `PSW/1 posts over HTTP, ${inFlight} in flight`
const p99Name = (inFlight: number) => `PSW/1 bet + win pair, ${inFlight} in flight, p99`
const pairsName = (inFlight: number) => `PSW/1 bet + win pairs over HTTP, ${inFlight} in flight`
const hotInFlight = Math.max(...inFlights)
const steadyName = `PSW/1 call, ${steadyPerSecond} a second whatever the answers do, p99`
const naiveName = `the same pairs, each call a transaction of its own, ${hotInFlight} in flight`
const hotPlayerName = `PSW/1 bet + win pairs of one player, ${hotInFlight} in flight`

/**
 * Money calls with durability on, all at one vendor. A post is one bet or one win: the signed call, its commit, the signed
 * answer. The vendor runs on the same processors: its calls are signed before a round and its answers verified after it.
 */
export const bench: Bench = {
  title: 'Wallet: bets and wins of 200 players through the gateway, against TPC-B-like commits on the same database',
  rows: [
    { name: tpcbName, unit: '/s' },
    { name: tpcbP99Name, unit: 'ms' },
    { name: naiveName, unit: '/s' },
    ...inFlights.flatMap((inFlight) => [
      inFlight === hotInFlight
        ? { name: pairsName(inFlight), unit: '/s', comparedTo: naiveName, bound: { ratioMin: 4 } }
        : { name: pairsName(inFlight), unit: '/s' },
      { name: postsName(inFlight), unit: '/s', comparedTo: tpcbName, bound: { ratioMin: 0.5 } },
      { name: p99Name(inFlight), unit: 'ms', comparedTo: tpcbP99Name, bound: { ratioMax: 10 } },
    ]),
    { name: hotPlayerName, unit: '/s', comparedTo: pairsName(hotInFlight), bound: { ratioMin: 0.8 } },
    { name: steadyName, unit: 'ms', comparedTo: tpcbP99Name },
  ],
  open,
}

async function open(): Promise<Session> {
  const world = await openBenchWorld()
  const secrets = JSON.parse(readFileSync(path.join(world.dataDir, 'secrets.json'), 'utf8'))
  const key = { vendorId: 'house', keyId: 'k1', secret: Buffer.from(secrets.housePswSecret, 'base64') }
  const client = createPswClient(world.portalUrl, key, seatingInFlight)
  const owner = connect<unknown>({ url: world.databaseUrl, poolSizeMax: 32, statementTimeoutMs: 120_000 })
  let naive: Awaited<ReturnType<typeof startNaiveServer>> | undefined
  const close = async () => {
    client.close()
    await naive?.close()
    await owner.close()
    await world.stop()
  }
  try {
    const players = await seatPlayers(world.portalUrl, client, playerCount)
    // What is measured is how much goes through, not how much may.
    await owner.pool.query('update vendors set calls_per_second_max = null, player_calls_per_second_max = null')
    await createTpcb(owner.pool, tpcbScale)
    await owner.pool.query(naiveSchema)
    naive = await startNaiveServer({
      databaseUrl: world.databaseUrl,
      key: { ...key, secret: key.secret.toString('base64') },
    })
    const naiveVendor: Vendor = { key, portalUrl: naive.url }
    const baseline: Subject = async () => {
      const work = async () => {
        const connection = await owner.pool.connect()
        await tpcb(connection, tpcbScale).finally(() => connection.release())
      }
      const load = await closedLoop(work, { inFlight: tpcbInFlight, durationMs })
      return { [tpcbName]: load.perSecond, [tpcbP99Name]: load.p99Ms }
    }
    const vendor: Vendor = { key, portalUrl: world.portalUrl }
    const hotPlayer: Subject = async () => {
      const load = await playPairs(vendor, players.slice(0, 1), hotInFlight)
      return { [hotPlayerName]: load.perSecond }
    }
    const naivePairs: Subject = async () => {
      const load = await playPairs(naiveVendor, players, hotInFlight)
      return { [naiveName]: load.perSecond }
    }
    const crowds = inFlights.map((inFlight) => pairs(vendor, players, inFlight))
    return { subjects: [baseline, naivePairs, ...crowds, hotPlayer, steady(vendor, players)], close }
  } catch (error) {
    await close()
    throw error
  }
}

function pairs(vendor: Vendor, players: SeatedPlayer[], inFlight: number): Subject {
  return async () => {
    const load = await playPairs(vendor, players, inFlight)
    return {
      [pairsName(inFlight)]: load.perSecond,
      [postsName(inFlight)]: 2 * load.perSecond,
      [p99Name(inFlight)]: load.p99Ms,
    }
  }
}

/** Calls that come at their own pace, whether or not the earlier ones were answered. */
function steady(vendor: Vendor, players: SeatedPlayer[]): Subject {
  return async () => {
    const count = Math.ceil((steadyPerSecond * durationMs) / 1000)
    const rounds = Array.from({ length: Math.ceil(count / 2) }, () => prepareRound(vendor, pick(players)))
    const connections = openConnections(vendor.portalUrl, hotInFlight)
    const answers: RawAnswer[] = []
    const send = async (call: PreparedCall | undefined) => {
      if (!call) throw new Error('too few calls were prepared')
      answers.push(await connections.send(call))
    }
    const bets = rounds.map(({ bet }) => bet)
    const wins = rounds.map(({ win }) => win)
    const half = { perSecond: steadyPerSecond, durationMs: durationMs / 2 }
    await openLoop(() => send(bets.pop()), half)
    const load = await openLoop(() => send(wins.pop()), half)
    connections.close()
    for (const answer of answers) requireSignedOk(vendor.key, answer)
    return { [steadyName]: load.p99Ms }
  }
}

interface Vendor {
  key: PswKey
  portalUrl: string
}

/** Keeps this many rounds in flight for one bench run; every answer is verified afterwards. */
async function playPairs(vendor: Vendor, players: SeatedPlayer[], inFlight: number): Promise<Load> {
  const prepared = Array.from({ length: preparedCount }, () => prepareRound(vendor, pick(players)))
  const connections = openConnections(vendor.portalUrl, inFlight)
  const answers: RawAnswer[] = []
  const play = async () => {
    const { bet, win } = prepared.pop() ?? prepareRound(vendor, pick(players))
    answers.push(await connections.send(bet), await connections.send(win))
  }
  const load = await closedLoop(play, { inFlight, durationMs })
  connections.close()
  for (const answer of answers) requireSignedOk(vendor.key, answer)
  return load
}

/** A round as a vendor plays it: the stake, then a win of the same amount, so that nobody runs out of money. */
function prepareRound({ key, portalUrl }: Vendor, { playerId, sessionToken, gameId, stakeMinor }: SeatedPlayer) {
  const round = { playerId, gameId, roundId: randomUUID(), amount: stakeMinor, currency: 'VND' }
  const placedAt = new Date().toISOString()
  const bet = { ...round, sessionToken, transactionId: randomUUID(), placedAt }
  const win = { ...round, transactionId: randomUUID(), roundClosed: true }
  return {
    bet: prepareCall(key, portalUrl, { call: 'bet', fields: bet }),
    win: prepareCall(key, portalUrl, { call: 'win', fields: win }),
  }
}

function pick<T>(values: T[]): T {
  const value = values[Math.floor(Math.random() * values.length)]
  if (value === undefined) throw new Error('nobody is seated')
  return value
}
