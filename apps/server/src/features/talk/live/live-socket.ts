import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { livePath } from '@fairground/contract'
import { openSocketServer, type SocketServer, TooManySockets } from '@fairground/edge'
import type { AppContext } from '../../../context.ts'

/** Open pages per log-in, and the retry delay above that. */
const pagesMax = 20
const retryAfterSeconds = 60

/** Whose session the socket belongs to. */
interface LiveData {
  sessionId: string
}
export type LiveIo = SocketServer<LiveData>
export type LiveSocket = Parameters<Parameters<LiveIo['use']>[0]>[0]

interface LiveSocketOptions {
  context: AppContext
  server: HttpServer
  /** Whether the page that opens a socket is our own. */
  isOwnPage(request: IncomingMessage): boolean
  /** Lets the owner of a ticket in; false keeps the socket out. */
  admit(socket: LiveSocket, ticket: string): Promise<boolean>
}

/** Opens a live socket on an HTTP server. Nobody gets in without a ticket. */
export function openLiveSocket({ context, server, isOwnPage, admit }: LiveSocketOptions) {
  const { config, log } = context
  const { io, close } = openSocketServer<LiveData>({
    ...{ server, isOwnPage, path: livePath },
    trustedProxies: config.trustedProxies,
    isLimited: config.hasChallenges,
  })
  const pages = new Map<string, number>()
  io.use((socket, next) => {
    const ticket: unknown = socket.handshake.auth.ticket
    const admitted = typeof ticket === 'string' ? admit(socket, ticket) : Promise.resolve(false)
    admitted.then(
      (isIn) => next(isIn ? takeSeat(pages, socket) : new Error('NOT_LOGGED_IN')),
      (error) => {
        log.error({ err: error }, 'live ticket')
        next(new Error('SYSTEM_ERROR'))
      },
    )
  })
  return { io, close }
}

/** Counts a page of its log-in until its line is closed; what is returned says that there are too many. */
function takeSeat(pages: Map<string, number>, { data, conn }: LiveSocket): Error | undefined {
  const { sessionId } = data
  const count = pages.get(sessionId) ?? 0
  if (count >= pagesMax) return new TooManySockets(retryAfterSeconds)
  pages.set(sessionId, count + 1)
  conn.once('close', () => {
    const left = (pages.get(sessionId) ?? 1) - 1
    if (left > 0) pages.set(sessionId, left)
    else pages.delete(sessionId)
  })
  return undefined
}
