import { Agent } from 'node:http'
import { connect } from '@fairground/postgres'
import type { Bench, Session } from './bench.ts'
import { openBenchWorld } from './bench-world.ts'
import { createHttpCall } from './http-call.ts'
import { closedLoop } from './load.ts'
import { benchName, benchPassword, registerPeople } from './register-people.ts'
import { startBareHash } from './start-bare-hash.ts'

const peopleCount = 64
const inFlight = 32
const [warmMs, durationMs] = [1_000, 3_000]

const hashName = 'bare argon2id verification of the same password'
const loginName = 'log-in over HTTP'

/** The password is what a log-in should cost. */
export const bench: Bench = {
  title: `Log-ins of ${peopleCount} people, ${inFlight} in flight`,
  rows: [
    { name: hashName, unit: '/s' },
    { name: loginName, unit: '/s', comparedTo: hashName, bound: { ratioMin: 0.85 } },
  ],
  open,
}

async function open(): Promise<Session> {
  const world = await openBenchWorld({ roles: ['api'] })
  const closes: (() => Promise<unknown>)[] = [world.stop]
  const close = async () => {
    for (const next of closes.splice(0).reverse()) await next()
  }
  try {
    const people = await registerPeople(world.portalUrl, peopleCount)
    const hash = startBareHash({ hash: await storedHash(world.databaseUrl), password: benchPassword })
    closes.push(hash.close)
    const agent = new Agent({ keepAlive: true, maxSockets: inFlight })
    closes.push(async () => agent.destroy())
    const logIns = people.map(({ username }) =>
      createHttpCall(
        `${world.portalUrl}/wps/session/login`,
        { headers: { language: 'vi' }, body: { username, password: benchPassword } },
        agent,
      ),
    )
    let next = 0
    const logIn = () => logIns[next++ % logIns.length]?.() ?? Promise.reject(new Error('nobody is registered'))
    await hash.measure({ inFlight, durationMs: warmMs })
    await closedLoop(logIn, { inFlight, durationMs: warmMs })
    return {
      subjects: [
        async () => ({ [hashName]: await hash.measure({ inFlight, durationMs }) }),
        async () => ({ [loginName]: (await closedLoop(logIn, { inFlight, durationMs })).perSecond }),
      ],
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** What the server itself made of the password: its own cost, whatever that is set to. */
async function storedHash(url: string): Promise<string> {
  const { db, close } = connect<{ members: { account: string; password_hash: string } }>({ url, poolSizeMax: 1 })
  const { password_hash: hash } = await db
    .selectFrom('members')
    .select('password_hash')
    .where('account', '=', benchName(0))
    .executeTakeFirstOrThrow()
  await close()
  return hash
}
