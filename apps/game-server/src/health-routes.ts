import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { AppContext } from './context.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve, because the database answers. */
export function healthRoutes(app: FastifyInstance, context: Pick<AppContext, 'db'>): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await sql`select 1`.execute(context.db)
      return { status: 'ready' }
    } catch {
      return reply.status(503).send({ status: 'database unreachable' })
    }
  })
}
