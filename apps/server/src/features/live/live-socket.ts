import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { livePath } from '@fairground/contract'
import { type DefaultEventsMap, Server, type Socket } from 'socket.io'
import type { AppContext } from '../../context.ts'

const payloadBytesMax = 1_024

/** Whose session the socket belongs to. */
interface LiveData {
  sessionId: string
}
type Events = DefaultEventsMap
export type LiveIo = Server<Events, Events, Events, LiveData>
export type LiveSocket = Socket<Events, Events, Events, LiveData>

interface LiveSocketOptions {
  context: AppContext
  server: HttpServer
  /** Whether the page that opens a socket is our own. */
  isOwnPage(request: IncomingMessage): boolean
  /** Lets the owner of a ticket in; false keeps the socket out. */
  admit(socket: LiveSocket, ticket: string): Promise<boolean>
}

/** Opens a live socket on an HTTP server. Nobody gets in without a ticket, and nothing a page sends is listened to. */
export function openLiveSocket({ context, server, isOwnPage, admit }: LiveSocketOptions) {
  const io: LiveIo = new Server(server, {
    path: livePath,
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: payloadBytesMax,
    allowRequest: (request, done) => done(null, isOwnPage(request)),
  })
  io.use((socket, next) => {
    const ticket: unknown = socket.handshake.auth.ticket
    const admitted = typeof ticket === 'string' ? admit(socket, ticket) : Promise.resolve(false)
    admitted.then(
      (isIn) => next(isIn ? undefined : new Error('NOT_LOGGED_IN')),
      (error) => {
        context.log.error({ err: error }, 'live ticket')
        next(new Error('SYSTEM_ERROR'))
      },
    )
  })
  return {
    io,
    close() {
      io.local.disconnectSockets(true)
      // The HTTP server belongs to the app, which closes it.
      io.engine.close()
    },
  }
}
