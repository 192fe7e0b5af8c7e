import { Agent } from 'node:http'
import type { Bench, Session, Subject } from './bench.ts'
import { openBenchWorld } from './bench-world.ts'
import { createHttpCall, type HttpCall } from './http-call.ts'
import { closedLoop } from './load.ts'
import { registerPeople } from './register-people.ts'

const peopleCount = 64
const inFlight = 16
const [warmMs, durationMs] = [2_000, 2_000]

const openName = 'call of a visitor, answered from memory'
const constantName = 'call of a member that looks up the session and answers a constant'
const balanceName = 'balance of a member'
const checkedName = 'least call of a member: session and wallet looked up'

/** What it costs that every call of a member asks the database whether its session still lives. */
export const bench: Bench = {
  title: `Session check of ${peopleCount} people, ${inFlight} in flight`,
  rows: [
    { name: openName, unit: '/s' },
    { name: checkedName, unit: '/s', comparedTo: openName, bound: { ratioMin: 0.05 } },
    { name: constantName, unit: '/s' },
    { name: balanceName, unit: '/s', comparedTo: constantName, bound: { ratioMin: 0.5 } },
  ],
  open,
}

async function open(): Promise<Session> {
  const world = await openBenchWorld({ roles: ['api'] })
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight })
  const close = async () => {
    agent.destroy()
    await world.stop()
  }
  try {
    const people = await registerPeople(world.portalUrl, peopleCount)
    const call = (path: string, headers: Record<string, string>) =>
      createHttpCall(world.portalUrl + path, { headers: { language: 'vi', ...headers } }, agent)
    const visitor = call('/wps/system/whitelabel', {})
    const ofAnybody = (path: string): HttpCall => {
      const calls = people.map(({ token }) => call(path, { token: token() }))
      return () => calls[Math.floor(Math.random() * calls.length)]?.() ?? visitor()
    }
    const named: [string, HttpCall][] = [
      [openName, visitor],
      [checkedName, ofAnybody('/wps/relay/GCS_merchantWallet')],
      // There are no games for clients of other kinds, which is known without looking.
      [constantName, ofAnybody('/wps/relay/GCSGAME_gameList?clientType=1')],
      [balanceName, ofAnybody('/wps/v2/wallets/balance')],
    ]
    for (const [, warm] of named) await closedLoop(warm, { inFlight, durationMs: warmMs })
    return { subjects: named.map(([name, work]) => rateOf(name, work)), close }
  } catch (error) {
    await close()
    throw error
  }
}

const rateOf =
  (name: string, call: HttpCall): Subject =>
  async () => ({ [name]: (await closedLoop(call, { inFlight, durationMs })).perSecond })
