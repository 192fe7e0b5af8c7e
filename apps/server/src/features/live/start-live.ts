import type { Server as HttpServer } from 'node:http'
import { livePath } from '@fairground/contract'
import pg from 'pg'
import { Server, type Socket } from 'socket.io'
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
  io.use((socket, next) => {
    admit(context, socket).then(next, (error) => {
      context.log.error({ err: error }, 'live ticket')
      next(new Error('SYSTEM_ERROR'))
    })
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

/** Lets the owner of a ticket into its rooms; returns why it is refused otherwise. */
async function admit(context: AppContext, socket: Socket): Promise<Error | undefined> {
  const ticket: unknown = socket.handshake.auth.ticket
  const owner = typeof ticket === 'string' ? await redeemTicket(context, ticket) : undefined
  if (!owner) return new Error('NOT_LOGGED_IN')
  await socket.join([roomOf({ memberId: owner.memberId }), roomOf(owner)])
  return undefined
}

const roomOf = ({ memberId, sessionId }: { memberId: string; sessionId?: string }) =>
  sessionId ? `session:${sessionId}` : `member:${memberId}`

function deliver(io: Server, message: LiveMessage) {
  const room = roomOf(message)
  io.local.to(room).emit(message.type, message.value)
  if (message.type === 'session.ended') io.local.in(room).disconnectSockets(true)
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
      if (!isStopped)
        setTimeout(
          () => void open().catch((error) => context.log.warn({ err: error }, 'live listener')),
          reconnectMs,
        ).unref()
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
