import { type VideoPlay, videoPaths } from '@fairground/contract/studio'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { findShift } from '../dealer/dealer-store.ts'
import { isDealt } from '../dealer/dealt-rules.ts'
import { ok } from '../lib/outcome.ts'
import { recordRounds } from '../recordings/recorder.ts'
import { forPlayer } from '../sessions/for-player.ts'
import { outsideOf } from './media-doors.ts'
import { isAllowedOutside } from './outside-allowed.ts'
import type { OutsidePictures } from './outside-pictures.ts'
import { endPicture, sawPicture } from './picture-store.ts'
import { type Session, VideoRelay } from './relay.ts'
import { newVideoTicket, readVideoTicket, type VideoTicket } from './video-tickets.ts'

const offerBytesMax = 32_768
const sdp = 'application/sdp'

/** The pictures of dealers' tables, in and out, by the studio itself or by way of a server beside it. Without a ticket nothing is answered. */
export async function videoRoutes(app: FastifyInstance, context: AppContext, outside: OutsidePictures): Promise<void> {
  const relay = new VideoRelay()
  app.addHook('onClose', () => relay.stop())
  app.addContentTypeParser(sdp, { parseAs: 'string', bodyLimit: offerBytesMax }, (_request, body, done) =>
    done(null, body),
  )
  app.get(
    videoPaths.play,
    forPlayer(context, async ({ session: { gameId, sessionId } }) => {
      const isLive = isDealt(context, gameId) && (await hasPicture(context, { relay, outside }, gameId))
      return ok({ play: isLive ? playOf(context, gameId, sessionId) : null })
    }),
  )
  const publish = publisher(context, relay)
  app.post(videoPaths.whip, async (request, reply) => {
    const given = readOffer(context, request, 'publish')
    if (!given) return deny(reply)
    const { tableId, of } = given.ticket
    if ((await findShift(context.db, tableId))?.shift_id !== of) return deny(reply)
    const doors = outsideOf(context, tableId)
    return created(reply, doors ? await outside.begin(given.ticket, doors, given.offer) : await publish(given))
  })
  app.post(videoPaths.whep, async (request, reply) => {
    const given = readOffer(context, request, 'play')
    if (!given) return deny(reply)
    const { tableId, of } = given.ticket
    const doors = outsideOf(context, tableId)
    if (doors) return created(reply, await outside.begin(given.ticket, doors, given.offer))
    return created(reply, named(await relay.watch(tableId, of, given.offer).catch(() => 'bad' as const)))
  })
  // Its name is as long as a key, and told to nobody but its owner.
  app.delete(videoPaths.session, async ({ params }, reply) => {
    const { sessionId } = params as { sessionId: string }
    const tableId = relay.tableOf(sessionId)
    const isEnded = relay.end(sessionId)
    if (tableId !== undefined) {
      await publish.told(tableId)
      await endPicture(context.db, tableId)
    }
    return reply.status(isEnded ? 200 : 404).send()
  })
  app.delete(videoPaths.outside, async ({ query }, reply) => {
    const { session } = query as { session?: unknown }
    const isEnded = typeof session === 'string' && (await outside.end(session))
    return reply.status(isEnded ? 200 : 404).send()
  })
  app.post(videoPaths.allowed, async ({ body }, reply) =>
    reply.status(isAllowedOutside(context, body) ? 200 : 401).send(),
  )
}

type Carriers = { relay: VideoRelay; outside: OutsidePictures }

async function hasPicture(context: AppContext, { relay, outside }: Carriers, tableId: string): Promise<boolean> {
  if (!outsideOf(context, tableId)) return relay.isLive(tableId)
  const shift = await findShift(context.db, tableId)
  return !!shift && (await outside.isLive(tableId, shift.shift_id))
}

function playOf(context: AppContext, tableId: string, sessionId: string): VideoPlay['play'] {
  const doors = outsideOf(context, tableId)
  const ticket = (kind: VideoTicket['kind']) => newVideoTicket(context, { kind, tableId, of: sessionId })
  const hls = doors?.hls === undefined ? null : { url: doors.hls, token: doors.isAsking ? ticket('segments') : null }
  return { url: videoPaths.whep, token: ticket('play'), hls }
}

interface Given {
  ticket: VideoTicket
  offer: string
}

/** Takes a picture into the relay, follows it and records its rounds. `told` waits for what was last told of a table's. */
function publisher(context: AppContext, relay: VideoRelay) {
  const telling = new Map<string, Promise<unknown>>()
  const publish = async ({ ticket: { tableId, of }, offer }: Given) => {
    const mayGoOn = async () =>
      (await findShift(context.db, tableId))?.shift_id === of && outsideOf(context, tableId) === undefined
    const seen = () => {
      const row = { table_id: tableId, shift_id: of, seen_at: context.clock.now() }
      telling.set(
        tableId,
        sawPicture(context.db, row).catch((error: unknown) => context.log.warn(error)),
      )
    }
    const comes = (filmed: Parameters<typeof recordRounds>[2]) => recordRounds(context, tableId, filmed)
    return named(await relay.publish(tableId, offer, { mayGoOn, seen, comes }).catch(() => 'bad' as const))
  }
  return Object.assign(publish, { told: (tableId: string) => telling.get(tableId) })
}

function readOffer(
  context: AppContext,
  { headers, body }: FastifyRequest,
  kind: 'publish' | 'play',
): { ticket: VideoTicket & { kind: 'publish' | 'play' }; offer: string } | undefined {
  const sealed = /^Bearer (\S{1,2000})$/.exec(headers.authorization ?? '')?.[1]
  const ticket = sealed === undefined ? undefined : readVideoTicket(context, sealed, kind)
  return ticket && typeof body === 'string' ? { ticket: { ...ticket, kind }, offer: body } : undefined
}

const named = (done: Session | 'off' | 'full' | 'bad') =>
  typeof done === 'string'
    ? done
    : { location: videoPaths.session.replace(':sessionId', done.sessionId), answer: done.answer }

const deny = (reply: FastifyReply) => reply.status(401).send({ code: 'SESSION_EXPIRED', message: 'no ticket for it' })

function created(reply: FastifyReply, done: ReturnType<typeof named>): FastifyReply {
  if (done === 'bad')
    return reply.status(400).send({ code: 'INVALID_REQUEST', message: 'this offer cannot be answered' })
  if (done === 'off') return reply.status(404).send({ code: 'NOT_FOUND', message: 'the table has no picture now' })
  if (done === 'full') return reply.status(503).send({ code: 'VIEWERS_MAX', message: 'as many watch as may' })
  return reply.status(201).header('location', done.location).type(sdp).send(done.answer)
}
