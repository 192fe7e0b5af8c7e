import type { LiveEvents } from '@fairground/contract'
import type { Socket } from 'socket.io-client'

const path = '/live'
const answerMsMax = 5_000
const reconnectMsMin = 1_000
const reconnectMsMax = 30_000
/** Repeatedly refused callers wait longer each time. */
const refusedMsMax = 10 * 60_000

/** What to do at each event; the events are the player's or, where a console says so, the staff's. */
export type LiveHandlers<Events = LiveEvents> = { [Type in keyof Events]?: (value: Events[Type]) => void }

export interface LiveConnection {
  /** What the server answers to that name; undefined where it does not, or there is no line. */
  ask(name: string, ...values: unknown[]): Promise<unknown>
  send(name: string): void
  close(): void
}

interface LiveOptions<Events> {
  origin: string
  /** Fetches a one-time ticket; called anew for every connection. */
  ticket: () => Promise<string>
  handlers: LiveHandlers<NoInfer<Events>>
  /** After a break something may have been missed: the caller refetches. */
  onReconnect?: () => void
  /** Called at every connection, the first one too. */
  onConnect?: () => void
  /** Called when a connection is lost. */
  onDisconnect?: () => void
}

/** Opens the live socket. The page works without it: a failure is retried and never thrown. */
export function connectLive<Events extends object = LiveEvents>({
  origin,
  ticket,
  handlers,
  ...options
}: LiveOptions<Events>): LiveConnection {
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
    let refusals = 0
    socket.on('connect_error', (refusal) => {
      if (socket?.active !== false) return
      refusals += 1
      setTimeout(() => !isClosed && socket?.connect(), waitMsAfter(refusal, refusals))
    })
    socket.on('connect', () => {
      refusals = 0
      options.onConnect?.()
    })
    socket.on('disconnect', () => !isClosed && options.onDisconnect?.())
    socket.io.on('reconnect', () => options.onReconnect?.())
  }
  void open()
  return {
    ask: async (name, ...values) =>
      socket?.connected
        ? socket
            .timeout(answerMsMax)
            .emitWithAck(name, ...values)
            .catch(() => undefined)
        : undefined,
    send: (name) => void (socket?.connected && socket.emit(name)),
    close() {
      isClosed = true
      socket?.close()
    },
  }
}

/** The server may say how long; tabs that were refused together do not come back together. */
function waitMsAfter(refusal: Error & { data?: { retryAfter?: unknown } }, refusals: number): number {
  const told = Number(refusal.data?.retryAfter ?? 0) * 1_000 || 0
  const grown = Math.min(refusedMsMax, reconnectMsMax * 2 ** (refusals - 1))
  return Math.max(told, grown) * (1 + Math.random() / 4)
}
