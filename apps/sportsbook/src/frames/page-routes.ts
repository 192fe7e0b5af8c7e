import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { createFramePage, noticesRoute, serveFolder } from '@fairground/vendor-kit'
import type { FastifyInstance } from 'fastify'
import type { SportsContext } from '../context.ts'
import { isSportsGame } from '../portal/sports-games.ts'

/** Built before the start: index.html and assets/. */
export const builtClient = path.join(import.meta.dirname, '../../../sportsbook-client/dist')

/** The page of the sportsbook and the files it needs, from its own origin. */
export async function pageRoutes(app: FastifyInstance, context: SportsContext, client: string): Promise<void> {
  const sendPage = createFramePage(client)
  app.get('/play/:gameId', (request, reply) => {
    const { gameId } = request.params as { gameId: string }
    if (!isSportsGame(gameId)) return reply.callNotFound()
    return sendPage({ request, reply, framers: context.config.portalOrigins })
  })
  noticesRoute(app, client)
  const assets = path.join(client, 'assets')
  mkdirSync(assets, { recursive: true })
  await serveFolder(app, { root: assets, prefix: '/assets/', resourcePolicy: 'same-origin' })
}
