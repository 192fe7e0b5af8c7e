import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { lotteryDeskPage } from '@fairground/contract/lottery-desk'
import { createFramePage, framersOfDesk, noticesRoute, serveFolder } from '@fairground/vendor-kit'
import type { FastifyInstance } from 'fastify'
import { deskKitOf, type LotteryContext } from '../context.ts'
import { verifierRoute } from './verifier-route.ts'

/** Built before the start: index.html and assets/. */
export const builtClient = path.join(import.meta.dirname, '../../../lottery-client/dist')

/** The page of every lottery, that of a ticket's code, and the files they need, from the lottery's own origin. */
export async function pageRoutes(app: FastifyInstance, context: LotteryContext, client: string): Promise<void> {
  const sendPage = createFramePage(client)
  app.get('/play/:gameId', (request, reply) => {
    const { gameId } = request.params as { gameId: string }
    if (!context.houses.has(gameId)) return reply.callNotFound()
    return sendPage({ request, reply, framers: context.config.portalOrigins })
  })
  // What the code says of the ticket stands behind the #, which no server is told.
  app.get('/ticket/:ticketId', (request, reply) => sendPage({ request, reply, framers: ["'none'"] }))
  // The desk is framed by the page that its ticket was given to.
  app.get(lotteryDeskPage, (request, reply) =>
    sendPage({ request, reply, framers: framersOfDesk(deskKitOf(context), request) }),
  )
  noticesRoute(app, client)
  verifierRoute(app, client)
  const assets = path.join(client, 'assets')
  mkdirSync(assets, { recursive: true })
  await serveFolder(app, { root: assets, prefix: '/assets/', resourcePolicy: 'same-origin' })
}
