import { listenerTimes, plainHeaders } from '@fairground/edge'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type pg from 'pg'
import { collectDefaultMetrics, Gauge, register as processRegister, Registry } from 'prom-client'
import type { AppContext } from './context.ts'
import { addReturnMetrics } from './features/games/rtp-watch/index.ts'
import { addLoginMetrics } from './features/people/identity/index.ts'
import { addRiskMetrics } from './features/people/risk/index.ts'
import { addMessageMetrics } from './features/talk/messages/index.ts'

/** Health, readiness and Prometheus figures, on a port of their own that the public never reaches. */
export async function createMetricsApp(context: AppContext, pool: pg.Pool): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, ...listenerTimes() })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(plainHeaders)
  })
  const register = new Registry()
  collectDefaultMetrics({ register })
  new Gauge({
    name: 'fairground_database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers: [register],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  addMessageMetrics(context, register)
  addLoginMetrics(context, register)
  addReturnMetrics(context, register)
  addRiskMetrics(context, register)
  // What the features count while they work stands in the register of the process.
  const all = Registry.merge([processRegister, register])
  app.get('/metrics', async (_request, reply) => reply.type(all.contentType).send(await all.metrics()))
  addHealth(app, context)
  return app
}

/** `/healthz`: the process lives. `/readyz`: it can serve, because the database and the studio answer; else it says which does not. */
export function addHealth(app: FastifyInstance, context: AppContext): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const [database, studio] = await Promise.all([hasDatabase(context), isReached(context.config.gamesInternalUrl)])
    if (database && studio) return { status: 'ready' }
    return reply
      .status(503)
      .send({ status: database ? 'studio unreachable' : 'database unreachable', database, studio })
  })
}

const hasDatabase = ({ db }: AppContext): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )

/** Whoever asks often gets what was seen a moment ago: what stands behind is asked once a second. */
const lifeMs = 1_000
const waitMsMax = 2_000
const seen = new Map<string, { at: number; answer: Promise<boolean> }>()

function isReached(origin: string): Promise<boolean> {
  const known = seen.get(origin)
  if (known && Date.now() - known.at < lifeMs) return known.answer
  const answer = fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(waitMsMax) }).then(
    ({ ok }) => ok,
    () => false,
  )
  seen.set(origin, { at: Date.now(), answer })
  return answer
}
