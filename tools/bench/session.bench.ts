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
const checkedName = 'least call of a member: session and wallet looked up'

/** What it costs that every call of a member asks the database whether its session still lives. */
export const bench: Bench = {
  title: `Session check of ${peopleCount} people, ${inFlight} in flight`,
  rows: [
    { name: openName, unit: '/s' },
    { name: checkedName, unit: '/s', comparedTo: openName, bound: { ratioMin: 0.05 } },
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
    const members = people.map(({ token }) => call('/wps/relay/GCS_merchantWallet', { token: token() }))
    const member: HttpCall = () => members[Math.floor(Math.random() * members.length)]?.() ?? visitor()
    for (const warm of [visitor, member]) await closedLoop(warm, { inFlight, durationMs: warmMs })
    return { subjects: [rateOf(openName, visitor), rateOf(checkedName, member)], close }
  } catch (error) {
    await close()
    throw error
  }
}

const rateOf =
  (name: string, call: HttpCall): Subject =>
  async () => ({ [name]: (await closedLoop(call, { inFlight, durationMs })).perSecond })
