import type { Server as HttpServer } from 'node:http'
import type { AppContext } from '../../../context.ts'
import { isPageOf } from '../../../lib/is-page-of.ts'
import type { LiveMessage } from '../../../lib/live-events.ts'
import { serveLiveTables } from '../../games/live-tables/index.ts'
import { isSessionLive } from '../../people/identity/index.ts'
import { forgetSite } from '../../site/site/index.ts'
import { listenLive } from './live-listener.ts'
import { type LiveIo, type LiveSocket, openLiveSocket } from './live-socket.ts'
import { redeemTicket } from './live-ticket.ts'

/** A message follows the commit it is about by far less. */
const tellingMsMax = 1_000

/**
 * Serves the players' live socket on an HTTP server. Every process listens to PostgreSQL's notifications, so any number
 * of them deliver the same events; a message is sent when the transaction that caused it commits.
 */
export async function startLive(context: AppContext, server: HttpServer): Promise<{ stop(): Promise<void> }> {
  const socket = openLiveSocket({
    context,
    server,
    isOwnPage: ({ headers }) => isPageOf(context.config.portalUrl, headers.origin, headers.host),
    admit: (page, ticket) => admit(context, page, ticket),
  })
  // A session that ended while its page came in may have been told to nobody; if it is told, the page is to hear why.
  const tables = serveLiveTables(context, socket.io)
  socket.io.on('connection', (page) => {
    tables.welcome(page)
    isSessionLive(context, page.data.sessionId).then(
      (isLive) => isLive || setTimeout(() => page.disconnect(true), tellingMsMax).unref(),
      (error) => context.log.error({ err: error }, 'live session'),
    )
  })
  const listener = await listenLive(context, { onMessage: (message) => hear(context, socket.io, message) })
  return {
    async stop() {
      await listener.stop()
      tables.stop()
      socket.close()
    },
  }
}

/** Lets the owner of a ticket into the rooms of the member and of the session; the page of a chat hears of that alone. */
async function admit(context: AppContext, page: LiveSocket, ticket: string): Promise<boolean> {
  const owner = await redeemTicket(context, ticket)
  if (!owner) return false
  page.data.sessionId = owner.sessionId
  const { chatRoomId } = owner
  await page.join(
    chatRoomId ? [chatOf(chatRoomId), roomOf(owner)] : [roomOf({ memberId: owner.memberId }), roomOf(owner)],
  )
  return true
}

const roomOf = ({ memberId, sessionId }: { memberId: string; sessionId?: string }) =>
  sessionId ? `session:${sessionId}` : `member:${memberId}`

const chatOf = (roomId: string) => `chat:${roomId}`

function hear(context: AppContext, io: LiveIo, message: LiveMessage) {
  if (message.type === 'site.changed') forgetSite(context)
  const { memberId, sessionId, isQuiet, roomId, type, value } = message
  if (roomId !== undefined) io.local.to(chatOf(roomId)).emit(type, value)
  else if (memberId === undefined) io.local.emit(type, value)
  else deliver(io, { memberId, sessionId, isQuiet, type, value })
}

function deliver(io: LiveIo, message: LiveMessage & { memberId: string }) {
  const room = roomOf(message)
  if (!message.isQuiet) io.local.to(room).emit(message.type, message.value)
  if (message.type === 'session.ended') io.local.in(room).disconnectSockets(true)
}
