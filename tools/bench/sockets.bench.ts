import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { connect } from '@fairground/postgres'
import type { Bench, Session, Subject } from './bench.ts'
import { openBenchWorld } from './bench-world.ts'
import { registerPeople } from './register-people.ts'
import { type Crowd, openCrowd } from './socket-crowd.ts'

const clientCount = 2_000
const [warmCount, broadcastCount] = [3, 10]
const winnersShown = 20

const bareName = 'bare socket.io, p99'
const liveName = 'live socket: commit, notification, every page, p99'

/** The board of winners, as large as the home page shows it. */
const board = Array.from({ length: winnersShown }, (_, place) => ({
  vo: {
    ...{ account: 'mi******8', gameName: 'Rồng Hổ Tranh Hùng', nodeId: `gme_${place}`, vassalage: 'moonwell' },
    ...{ gameType: 'RNG', winAmount: '125000000.00', currencySymbol: '₫', time: '2026-01-01T00:00:00.000Z' },
  },
}))

/** What it takes until every open page has heard of the winners, beside the least that socket.io needs for it. */
export const bench: Bench = {
  title: `Winner board to ${clientCount.toLocaleString('en-US')} open pages`,
  rounds: 3,
  rows: [
    { name: bareName, unit: 'ms' },
    { name: liveName, unit: 'ms', comparedTo: bareName, bound: { ratioMax: 2 } },
  ],
  open,
}

async function open(): Promise<Session> {
  const closes: (() => unknown)[] = []
  const close = async () => {
    for (const next of closes.splice(0).reverse()) await next()
  }
  try {
    const bare = await openBare()
    closes.push(bare.close)
    const live = await openLive(closes)
    const subjects = [p99Of(bareName, bare.crowd, bare.send), p99Of(liveName, live.crowd, live.send)]
    return { subjects, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openBare() {
  const child = fork(path.join(import.meta.dirname, 'bare-socket.ts'))
  const [address] = await once(child, 'message')
  const crowd = await openCrowd(`http://127.0.0.1:${(address as { port: number }).port}`, clientCount)
  const close = async () => {
    crowd.close()
    child.disconnect()
    await once(child, 'exit')
  }
  return { crowd, close, send: async () => child.send(board) }
}

/** Told as every event is: by a notification that the commit of its transaction sends. */
async function openLive(closes: (() => unknown)[]) {
  const world = await openBenchWorld({ roles: ['api', 'live'] })
  closes.push(world.stop)
  const [person] = await registerPeople(world.portalUrl, 1)
  if (!person) throw new Error('nobody was registered')
  const crowd = await openCrowd(world.portalUrl, clientCount, async () => (await person.api.live.ticket({})).ticket)
  closes.push(crowd.close)
  const { pool, close } = connect<unknown>({ url: world.databaseUrl, poolSizeMax: 1 })
  closes.push(close)
  const news = JSON.stringify({ type: 'news', value: board })
  return { crowd, send: () => pool.query('select pg_notify($1, $2)', ['fairground_live', news]) }
}

function p99Of(name: string, crowd: Crowd, send: () => Promise<unknown>): Subject {
  let isWarm = false
  return async () => {
    for (let count = isWarm ? warmCount : 0; count < warmCount; count += 1) await crowd.hear(send)
    isWarm = true
    const heard: number[] = []
    for (let count = 0; count < broadcastCount; count += 1) heard.push(...(await crowd.hear(send)))
    const sorted = heard.toSorted((a, b) => a - b)
    return { [name]: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN }
  }
}
