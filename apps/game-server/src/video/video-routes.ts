import { videoPaths } from '@fairground/contract/studio'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { findShift } from '../dealer/dealer-store.ts'
import { isDealt } from '../dealer/dealt-rules.ts'
import { ok } from '../lib/outcome.ts'
import { forPlayer } from '../sessions/for-player.ts'
import { endPicture, sawPicture } from './picture-store.ts'
import { VideoRelay } from './relay.ts'
import { newVideoTicket, readVideoTicket, type VideoTicket } from './video-tickets.ts'

const offerBytesMax = 32_768
const sdp = 'application/sdp'

/** The pictures of dealers' tables, in and out. Without a ticket nothing is answered. */
export async function videoRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const relay = new VideoRelay()
  /** What was last told of each table's picture. */
  const telling = new Map<string, Promise<unknown>>()
  app.addHook('onClose', async () => relay.stop())
  app.addContentTypeParser(sdp, { parseAs: 'string', bodyLimit: offerBytesMax }, (_request, body, done) =>
    done(null, body),
  )
  app.get(
    videoPaths.play,
    forPlayer(context, async ({ session }) => {
      const tableId = session.gameId
      if (!isDealt(context, tableId) || !relay.isLive(tableId)) return ok({ play: null })
      const token = newVideoTicket(context, { kind: 'play', tableId, of: session.sessionId })
      return ok({ play: { url: videoPaths.whep, token } })
    }),
  )
  app.post(videoPaths.whip, async (request, reply) => {
    const given = readOffer(context, request, 'publish')
    if (!given) return deny(reply)
    const { tableId, of } = given.ticket
    const mayGoOn = async () => (await findShift(context.db, tableId))?.shift_id === of
    if (!(await mayGoOn())) return deny(reply)
    const seen = () => {
      const row = { table_id: tableId, shift_id: of, seen_at: context.clock.now() }
      telling.set(
        tableId,
        sawPicture(context.db, row).catch((error: unknown) => context.log.warn(error)),
      )
    }
    return created(reply, await relay.publish(tableId, given.offer, { mayGoOn, seen }).catch(() => 'bad' as const))
  })
  app.post(videoPaths.whep, async (request, reply) => {
    const given = readOffer(context, request, 'play')
    if (!given) return deny(reply)
    return created(
      reply,
      await relay.watch(given.ticket.tableId, given.ticket.of, given.offer).catch(() => 'bad' as const),
    )
  })
  // Its name is as long as a key, and told to nobody but its owner.
  app.delete(videoPaths.session, async ({ params }, reply) => {
    const { sessionId } = params as { sessionId: string }
    const tableId = relay.tableOf(sessionId)
    const isEnded = relay.end(sessionId)
    if (tableId !== undefined) {
      await telling.get(tableId)
      await endPicture(context.db, tableId)
    }
    return reply.status(isEnded ? 200 : 404).send()
  })
}

function readOffer(
  context: AppContext,
  { headers, body }: FastifyRequest,
  kind: VideoTicket['kind'],
): { ticket: VideoTicket; offer: string } | undefined {
  const sealed = /^Bearer (\S{1,2000})$/.exec(headers.authorization ?? '')?.[1]
  const ticket = sealed === undefined ? undefined : readVideoTicket(context, sealed, kind)
  return ticket && typeof body === 'string' ? { ticket, offer: body } : undefined
}

const deny = (reply: FastifyReply) => reply.status(401).send({ code: 'SESSION_EXPIRED', message: 'no ticket for it' })

function created(reply: FastifyReply, done: Awaited<ReturnType<VideoRelay['watch']>> | 'bad'): FastifyReply {
  if (done === 'bad')
    return reply.status(400).send({ code: 'INVALID_REQUEST', message: 'this offer cannot be answered' })
  if (done === 'off') return reply.status(404).send({ code: 'NOT_FOUND', message: 'the table has no picture now' })
  if (done === 'full') return reply.status(503).send({ code: 'VIEWERS_MAX', message: 'as many watch as may' })
  const location = videoPaths.session.replace(':sessionId', done.sessionId)
  return reply.status(201).header('location', location).type(sdp).send(done.answer)
}
