import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { sportsDeskPage } from '@fairground/contract/sports-desk'
import { createFramePage, framersOfDesk, noticesRoute, serveFolder } from '@fairground/vendor-kit'
import type { FastifyInstance } from 'fastify'
import { deskKitOf, type SportsContext } from '../context.ts'
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
  // The desk is framed by the page that its ticket was given to.
  app.get(sportsDeskPage, (request, reply) =>
    sendPage({ request, reply, framers: framersOfDesk(deskKitOf(context), request) }),
  )
  noticesRoute(app, client)
  const assets = path.join(client, 'assets')
  mkdirSync(assets, { recursive: true })
  await serveFolder(app, { root: assets, prefix: '/assets/', resourcePolicy: 'same-origin' })
}
