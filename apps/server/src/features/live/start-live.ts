import type { Server as HttpServer } from 'node:http'
import { livePath } from '@fairground/contract'
import pg from 'pg'
import { Server } from 'socket.io'
import type { AppContext } from '../../context.ts'
import { type LiveMessage, liveChannel } from '../../lib/live-events.ts'
import { redeemTicket } from './live-ticket.ts'

const reconnectMs = 1_000
const payloadBytesMax = 1_024

/**
 * Serves the live socket on an HTTP server. Every process listens to PostgreSQL's notifications, so any number of
 * them deliver the same events; a message is sent when the transaction that caused it commits.
 */
export async function startLive(context: AppContext, server: HttpServer): Promise<{ stop(): Promise<void> }> {
  const io = new Server(server, {
    path: livePath,
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: payloadBytesMax,
    allowRequest: (request, done) => done(null, request.headers.origin === context.config.portalUrl),
  })
  io.use(async (socket, next) => {
    const ticket: unknown = socket.handshake.auth.ticket
    const owner = typeof ticket === 'string' ? await redeemTicket(context, ticket) : undefined
    if (!owner) return next(new Error('NOT_LOGGED_IN'))
    await socket.join([roomOf(owner.memberId), `session:${owner.sessionId}`])
    next()
  })
  const listener = await listen(context, (message) => deliver(io, message))
  return {
    async stop() {
      await listener.stop()
      io.local.disconnectSockets(true)
      // The HTTP server belongs to the app, which closes it.
      io.engine.close()
    },
  }
}

const roomOf = (memberId: string) => `member:${memberId}`

function deliver(io: Server, message: LiveMessage) {
  io.local.to(roomOf(message.memberId)).emit(message.type, message.value)
  if (message.type === 'session.ended') io.local.in(roomOf(message.memberId)).disconnectSockets(true)
}

/** Holds one connection that listens; a lost one is opened again. */
async function listen(context: AppContext, onMessage: (message: LiveMessage) => void) {
  let client: pg.Client | undefined
  let isStopped = false
  const open = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: context.config.databaseUrl, application_name: 'fairground-live' })
    next.on('notification', ({ payload }) => onMessage(JSON.parse(payload ?? '{}') as LiveMessage))
    next.on('error', () => {})
    next.on('end', () => {
      if (!isStopped) setTimeout(() => void open().catch((error) => context.log.warn({ err: error }, 'live listener')), reconnectMs).unref()
    })
    await next.connect()
    await next.query(`listen ${liveChannel}`)
    client = next
  }
  await open()
  return {
    async stop() {
      isStopped = true
      await client?.end()
    },
  }
}
