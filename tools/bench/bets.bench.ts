import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePorts } from '@fairground/dev-env'
import { createTpcb, tpcb } from '@fairground/ledger/bench'
import { connect, freePort } from '@fairground/postgres'
import type { PswKey } from '@fairground/psw'
import type { Bench, Session, Subject } from './bench.ts'
import { openBenchWorld } from './bench-world.ts'
import { closedLoop, type Load } from './load.ts'
import { openConnections, type PreparedCall, prepareCall, type RawAnswer, requireSignedOk } from './prepared-calls.ts'
import { createPswClient } from './psw-client.ts'
import { type SeatedPlayer, seatPlayers } from './psw-players.ts'

const playerCount = 200
const durationMs = 2_000
const betsAtOnce = 200
const [tpcbScale, tpcbInFlight] = [10, 32]
const [singlesInFlight, batchesInFlight] = [256, 4]
/** Announcements a second beside the bets. */
const announcing = [0, 10, 100]
const parts = ['verify', 'parse', 'claim', 'limits', 'booking', 'remember', 'balances', 'answer']

const tpcbName = `TPC-B transactions through pg, ${tpcbInFlight} in flight`
const singlesName = `bets over HTTP, each a call, ${singlesInFlight} in flight`
const batchesName = `bets over HTTP, ${betsAtOnce} in a call, ${batchesInFlight} calls in flight`
const besideName = (perSecond: number) => `bets, each a call, beside ${perSecond} announcing commits a second`
const partName = (part: string) => `a bet that comes alone: ${part}`

/**
 * Bets alone and many in one call, with durability on; what pages are told beside them must not slow them down, because no
 * transaction of money notifies (decision 077). The parts of a commit are shared by the calls in it.
 */
export const bench: Bench = {
  title: 'Bets of 200 players through the gateway: alone, in batches, beside announcements, and by part',
  rounds: 3,
  rows: [
    { name: tpcbName, unit: '/s' },
    { name: singlesName, unit: '/s', comparedTo: tpcbName },
    { name: batchesName, unit: '/s', comparedTo: singlesName, bound: { valueMin: 1_000, ratioMin: 1.5 } },
    ...announcing.map((perSecond) =>
      perSecond === 0
        ? { name: besideName(perSecond), unit: '/s' }
        : { name: besideName(perSecond), unit: '/s', comparedTo: besideName(0), bound: { ratioMin: 0.8 } },
    ),
    ...parts.map((part) => ({ name: partName(part), unit: 'µs' })),
  ],
  open,
}

interface Vendor {
  key: PswKey
  portalUrl: string
  players: SeatedPlayer[]
}

async function open(): Promise<Session> {
  const ports = await freePorts()
  const metrics = { metrics: await freePort(), gamesMetrics: await freePort() }
  const world = await openBenchWorld({ ports: { ...ports, ...metrics } })
  const secrets = JSON.parse(readFileSync(path.join(world.dataDir, 'secrets.json'), 'utf8'))
  const key = { vendorId: 'house', keyId: 'k1', secret: Buffer.from(secrets.housePswSecret, 'base64') }
  const client = createPswClient(world.portalUrl, key, 8)
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
    const vendor = { key, portalUrl: world.portalUrl, players }
    const baseline: Subject = async () => {
      const work = async () => {
        const connection = await owner.pool.connect()
        await tpcb(connection, tpcbScale).finally(() => connection.release())
      }
      return { [tpcbName]: (await closedLoop(work, { inFlight: tpcbInFlight, durationMs })).perSecond }
    }
    const alone: Subject = async () => {
      const before = await readParts(metrics.metrics)
      const { perSecond, count } = await betAlone(vendor)
      const after = await readParts(metrics.metrics)
      const spent = parts.map((part) => [partName(part), ((after[part] ?? 0) - (before[part] ?? 0)) / count])
      return { [singlesName]: perSecond, ...Object.fromEntries(spent) }
    }
    const together: Subject = async () => ({ [batchesName]: await betTogether(vendor) })
    const beside = announcing.map((perSecond): Subject => {
      const announce = () => owner.pool.query("select pg_notify('fairground_live', '{}')")
      return async () => {
        const stop = keepAnnouncing(announce, perSecond)
        try {
          return { [besideName(perSecond)]: (await betAlone(vendor)).perSecond }
        } finally {
          await stop()
        }
      }
    })
    await betAlone(vendor) // Warms everything up.
    return { subjects: [baseline, alone, together, ...beside], close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Commits that tell pages, as many a second, until stopped. */
function keepAnnouncing(announce: () => Promise<unknown>, perSecond: number): () => Promise<void> {
  let isOver = perSecond === 0
  const work = async () => {
    while (!isOver) await Promise.all([announce(), setTimeout(1_000 / perSecond)])
  }
  const working = work()
  return async () => {
    isOver = true
    await working
  }
}

/** Microseconds spent on each part since the server began. */
async function readParts(port: number): Promise<Record<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const found = text.matchAll(/^fairground_psw_part_seconds_total\{part="(\w+)"\} (\S+)$/gm)
  return Object.fromEntries(Array.from(found, ([, part = '', seconds]) => [part, Number(seconds) * 1e6]))
}

async function betAlone(vendor: Vendor): Promise<Load & { count: number }> {
  const send = (): PreparedCall => prepareCall(vendor.key, vendor.portalUrl, { call: 'bet', fields: betOf(vendor) })
  return play(vendor, { inFlight: singlesInFlight, prepared: Array.from({ length: 4_000 }, send), send })
}

async function betTogether(vendor: Vendor): Promise<number> {
  const send = (): PreparedCall => {
    const bets = Array.from({ length: betsAtOnce }, () => betOf(vendor))
    return prepareCall(vendor.key, vendor.portalUrl, { call: 'bets', fields: { bets } })
  }
  const prepared = Array.from({ length: 100 }, send)
  const { perSecond } = await play(vendor, { inFlight: batchesInFlight, prepared, send })
  return perSecond * betsAtOnce
}

interface Play {
  inFlight: number
  /** Signed before the time begins. */
  prepared: PreparedCall[]
  send(): PreparedCall
}

async function play({ key, portalUrl }: Vendor, { inFlight, prepared, send }: Play) {
  const connections = openConnections(portalUrl, inFlight)
  const answers: RawAnswer[] = []
  const work = async () => void answers.push(await connections.send(prepared.pop() ?? send()))
  const load = await closedLoop(work, { inFlight, durationMs })
  connections.close()
  for (const answer of answers) requireSignedOk(key, answer)
  return { ...load, count: answers.length }
}

function betOf({ players }: Vendor) {
  const player = players[Math.floor(Math.random() * players.length)]
  if (!player) throw new Error('nobody is seated')
  const { playerId, sessionToken, gameId, stakeMinor: amount } = player
  const ids = { roundId: randomUUID(), transactionId: randomUUID() }
  return { playerId, sessionToken, gameId, amount, currency: 'VND', placedAt: new Date().toISOString(), ...ids }
}
