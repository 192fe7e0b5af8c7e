import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { artFolder } from '@fairground/art/manifest'
import { createArtPress } from '@fairground/art/on-demand'
import { cameraPage } from '@fairground/contract/studio'
import { framePageHeaders, type PageNeeds, serveFolder } from '@fairground/vendor-kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { isDealt } from '../dealer/dealt-rules.ts'
import { readDeskTicket } from '../dealer/desk-session.ts'
import { openReplayTicket } from '../replays/replay-ticket.ts'
import { segmentOrigins } from '../video/media-doors.ts'

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
  // A first start opens before it is built.
  let page = readPage(folders.client)
  const sendPage = ({ request, reply, framers, needs }: WantedPage) => {
    page ??= readPage(folders.client)
    if (page === undefined) return reply.status(503).send('The game client is not built; run `npm run build`.')
    const headers = framePageHeaders(framers, needs)
    // The same page for everybody, but for who may frame it.
    const etag = `W/"${page.hash}"`
    if (request.headers['if-none-match']?.includes(etag))
      return reply
        .headers({ ...headers, etag })
        .status(304)
        .send()
    const isPacked = page.packed && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    if (isPacked) reply.header('content-encoding', 'br')
    return reply
      .headers({ ...headers, etag, vary: 'accept-encoding' })
      .type('text/html; charset=utf-8')
      .send(isPacked ? page.packed : page.plain)
  }
  app.get('/play/:gameId', async (request, reply) => {
    const { gameId } = request.params as { gameId: string }
    const game = context.catalogue.find(gameId)
    if (!game) return reply.callNotFound()
    // A frame of tables may come to one that has a picture.
    const isTable = game.kind === 'shared'
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
  const notices = path.join(folders.client, 'third-party-notices.txt')
  app.get('/third-party-notices.txt', async (_request, reply) => {
    if (!existsSync(notices)) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(await readFile(notices))
  })
  const assets = path.join(folders.client, 'assets')
  for (const folder of [assets, folders.art]) mkdirSync(folder, { recursive: true })
  await serveFolder(app, { root: assets, prefix: '/assets/', resourcePolicy: 'same-origin' })
  await app.register(async (scope) => serveArt(scope, folders.art))
}

interface WantedPage {
  request: FastifyRequest
  reply: FastifyReply
  framers: readonly string[]
  needs: PageNeeds
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

interface Page {
  plain: string
  /** In brotli, where the build has left it so. */
  packed: Buffer | undefined
  hash: string
}

function readPage(folder: string): Page | undefined {
  const file = path.join(folder, 'index.html')
  if (!existsSync(file)) return undefined
  const packed = `${file}.br`
  const plain = readFileSync(file, 'utf8')
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 27)
  return { plain, hash, packed: existsSync(packed) ? readFileSync(packed) : undefined }
}
