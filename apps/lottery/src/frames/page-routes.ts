import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { createFramePage, noticesRoute, serveFolder } from '@fairground/vendor-kit'
import type { FastifyInstance } from 'fastify'
import type { LotteryContext } from '../context.ts'

/** Built before the start: index.html and assets/. */
export const builtClient = path.join(import.meta.dirname, '../../../lottery-client/dist')

/** The page of every lottery and the files it needs, from the lottery's own origin. */
export async function pageRoutes(app: FastifyInstance, context: LotteryContext, client: string): Promise<void> {
  const sendPage = createFramePage(client)
  app.get('/play/:gameId', (request, reply) => {
    const { gameId } = request.params as { gameId: string }
    if (!context.houses.has(gameId)) return reply.callNotFound()
    return sendPage({ request, reply, framers: context.config.portalOrigins })
  })
  noticesRoute(app, client)
  const assets = path.join(client, 'assets')
  mkdirSync(assets, { recursive: true })
  await serveFolder(app, { root: assets, prefix: '/assets/', resourcePolicy: 'same-origin' })
}
