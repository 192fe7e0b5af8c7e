import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { artFolder } from '@fairground/art/manifest'
import { createArtPress } from '@fairground/art/on-demand'
import { cameraPage } from '@fairground/contract/studio'
import { createFramePage, noticesRoute, serveFolder } from '@fairground/vendor-kit'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { isDealt } from '../dealer/dealt-rules.ts'
import { readDeskTicket } from '../dealer/desk-session.ts'
import { openReplayTicket } from '../replays/replay-ticket.ts'
import { findRoomGame } from '../rooms/games/index.ts'
import { segmentOrigins } from '../video/media-doors.ts'
import { registerStages } from './stage-routes.ts'

/** Folders that are built before the start. */
export interface ClientFolders {
  /** The game client: index.html and assets/. */
  client: string
  /** Pictures: their names change with their content. */
  art: string
}

export const builtFolders: ClientFolders = {
  client: path.join(import.meta.dirname, '../../../game-client/dist'),
  art: artFolder,
}

/** The page of every game and the files it needs, from the studio's own origin. */
export async function clientRoutes(app: FastifyInstance, context: AppContext, folders: ClientFolders): Promise<void> {
  const sendPage = createFramePage(folders.client)
  app.get('/play/:gameId', async (request, reply) => {
    const { gameId } = request.params as { gameId: string }
    const game = context.catalogue.find(gameId)
    if (!game && !findRoomGame(gameId)) return reply.callNotFound()
    // A frame of tables may come to one that has a picture.
    const isTable = game?.kind === 'shared'
    const needs = { hasReader: isTable, segmentsFrom: isTable ? segmentOrigins(context) : [] }
    return sendPage({ request, reply, framers: framersOf(context, request.query), needs })
  })
  // The desk of a dealer's table is framed by the page that its ticket was given to.
  for (const path of ['/desk/:tableId', `/desk/:tableId/${cameraPage}`])
    app.get(path, async (request, reply) => {
      const { tableId } = request.params as { tableId: string }
      const { ticket } = request.query as { ticket?: unknown }
      if (!isDealt(context, tableId)) return reply.callNotFound()
      const framedBy = typeof ticket === 'string' ? readDeskTicket(context, ticket)?.framedBy : undefined
      return sendPage({ request, reply, framers: framedBy ? [framedBy] : ["'none'"], needs: { hasCamera: true } })
    })
  noticesRoute(app, folders.client)
  const assets = path.join(folders.client, 'assets')
  for (const folder of [assets, folders.art]) mkdirSync(folder, { recursive: true })
  await serveFolder(app, { root: assets, prefix: '/assets/', resourcePolicy: 'same-origin' })
  registerStages(app, context, folders.art)
  await app.register(async (scope) => serveArt(scope, folders.art))
}

/** A picture that is not rendered yet is rendered as it is asked for. */
async function serveArt(scope: FastifyInstance, root: string): Promise<void> {
  const press = createArtPress(root)
  scope.addHook('onRequest', ({ url }) => press.ensure(url.slice('/art/'.length).replace(/\?.*/, '')))
  scope.addHook('onClose', () => press.stop())
  await serveFolder(scope, { root, prefix: '/art/', resourcePolicy: 'cross-origin' })
}

/** A replay is framed by the page it was given to; everything else by the portal. */
function framersOf(context: AppContext, query: unknown): readonly string[] {
  const { replay } = query as { replay?: unknown }
  const ticket = typeof replay === 'string' ? openReplayTicket(context, replay) : undefined
  return ticket ? [ticket.framedBy] : context.config.portalOrigins
}
