import type { LiveEvents, LiveEventType } from '@fairground/contract'
import type { Socket } from 'socket.io-client'

const path = '/live'
const reconnectMsMin = 1_000
const reconnectMsMax = 30_000

export type LiveHandlers = { [Type in LiveEventType]?: (value: LiveEvents[Type]) => void }

export interface LiveConnection {
  close(): void
}

interface LiveOptions {
  origin: string
  /** Fetches a one-time ticket; called anew for every connection. */
  ticket: () => Promise<string>
  handlers: LiveHandlers
  /** After a break something may have been missed: the caller refetches. */
  onReconnect?: () => void
}

/** Opens the live socket. The page works without it: a failure is retried and never thrown. */
export function connectLive({ origin, ticket, handlers, onReconnect }: LiveOptions): LiveConnection {
  let socket: Socket | undefined
  let isClosed = false
  const open = async () => {
    const { io } = await import('socket.io-client')
    if (isClosed) return
    socket = io(origin, {
      path,
      transports: ['websocket'],
      reconnectionDelay: reconnectMsMin,
      reconnectionDelayMax: reconnectMsMax,
      auth: (send) =>
        void ticket().then(
          (value) => send({ ticket: value }),
          () => send({}),
        ),
    })
    for (const [type, handle] of Object.entries(handlers)) socket.on(type, handle as (value: unknown) => void)
    // A refused ticket is no transport failure, so socket.io would not try again by itself.
    socket.on('connect_error', () => {
      if (socket?.active === false) setTimeout(() => socket?.connect(), reconnectMsMax)
    })
    socket.io.on('reconnect', () => onReconnect?.())
  }
  void open()
  return {
    close() {
      isClosed = true
      socket?.close()
    },
  }
}
