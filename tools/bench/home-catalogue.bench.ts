import { Agent } from 'node:http'
import type { Bench, Session, Subject } from './bench.ts'
import { openBenchWorld } from './bench-world.ts'
import { createHttpCall, type HttpCall } from './http-call.ts'
import { closedLoop } from './load.ts'
import { startBareServer } from './start-bare-server.ts'
import { untilGames } from './until-games.ts'

const path = '/lgw/games/popular?gameType=RNG&pageSize=30'
const inFlight = 16
const [warmMs, durationMs] = [2_000, 2_000]

const bareName = 'bare node:http, the same bytes'
const callName = 'catalogue call of a visitor'

/** The call behind the home page's slots, beside the least that a Node process can do to answer the very same bytes. */
export const bench: Bench = {
  title: `Home catalogue call, ${inFlight} in flight`,
  rounds: 7,
  rows: [
    { name: bareName, unit: '/s' },
    { name: callName, unit: '/s', comparedTo: bareName, bound: { ratioMin: 0.3 } },
  ],
  open,
}

async function open(): Promise<Session> {
  const world = await openBenchWorld()
  const closes = [world.stop]
  const close = async () => {
    for (const next of closes.splice(0).reverse()) await next()
  }
  try {
    await untilGames(world.portalUrl)
    const agent = new Agent({ keepAlive: true, maxSockets: inFlight })
    closes.push(async () => agent.destroy())
    const read = (origin: string) => createHttpCall(origin + path, { headers: { language: 'vi' } }, agent)
    const call = read(world.portalUrl)
    const body = (await call()).toString()
    const bareServer = await startBareServer({ body, contentType: 'application/json' })
    closes.push(bareServer.close)
    const bare = read(bareServer.url)
    await Promise.all([bare, call].map((get) => closedLoop(get, { inFlight, durationMs: warmMs })))
    return { subjects: [rateOf(bareName, bare), rateOf(callName, call)], close }
  } catch (error) {
    await close()
    throw error
  }
}

const rateOf =
  (name: string, get: HttpCall): Subject =>
  async () => ({ [name]: (await closedLoop(get, { inFlight, durationMs })).perSecond })
