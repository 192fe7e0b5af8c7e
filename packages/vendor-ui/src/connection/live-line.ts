import type { Manager, Socket } from 'socket.io-client'
import { ServerClock } from './server-clock.ts'

const reconnectMsMin = 500
const reconnectMsMax = 5_000
/** Whoever is refused again and again waits longer each time. */
const refusedMsMax = 5 * 60_000
const askTimeoutMs = 5_000
const askClockMs = 10_000
/** The first answers come while the page is still busy with its start. */
const askClockSoonMs = [1_000, 3_000]

export interface LineParts {
  path: string
  /** Lines to the same path share one connection; each has a seat of its own there. */
  seat?: string | undefined
  /** Bearer of this frame. */
  session: string
  /** What the vendor tells, by the name of the event. */
  hears: Readonly<Record<string, (told: unknown) => void>>
  /** Connection up or lost; after a break the state is resent. */
  onLine(isOn: boolean): void
  /** For whoever listens to the same line. */
  attach?(socket: Socket): void
}

/** The line to a vendor: what it tells, and its clock. */
export interface LiveLine {
  /** The server's time in epoch milliseconds, as near as the quickest answer so far told it. */
  nowMs(): number
  /** Throws when no answer came in time. */
  ask(event: string, request: object): Promise<unknown>
  /** Frees the seat. */
  leave(): void
}

const managers = new Map<string, Manager>()

export async function connectLine(parts: LineParts): Promise<LiveLine> {
  const { session, hears, onLine, attach } = parts
  const socket = await seatedSocket(parts)
  const clock = new ServerClock()
  socket.auth = { session }
  attach?.(socket)
  const askClock = () => void clock.ask(() => socket.timeout(askTimeoutMs).emitWithAck('clock'))
  socket.on('connect', () => {
    askClock()
    onLine(true)
  })
  const stop = comeBack(socket, () => onLine(false))
  for (const [event, hear] of Object.entries(hears)) socket.on(event, hear)
  const asking = setInterval(askClock, askClockMs)
  const soon = askClockSoonMs.map((ms) => setTimeout(askClock, ms))
  socket.connect()
  return {
    nowMs: () => clock.nowMs(),
    ask: (event, request) => socket.timeout(askTimeoutMs).emitWithAck(event, request),
    leave() {
      for (const timer of [asking, ...soon]) clearTimeout(timer)
      stop()
      socket.removeAllListeners()
      socket.disconnect()
    },
  }
}

/** Not connected yet. A seat that was left is taken again. */
async function seatedSocket({ path, seat = '/' }: LineParts): Promise<Socket> {
  const { Manager } = await import('socket.io-client')
  const manager =
    managers.get(path) ??
    new Manager(location.origin, {
      path,
      transports: ['websocket'],
      reconnectionDelay: reconnectMsMin,
      reconnectionDelayMax: reconnectMsMax,
      autoConnect: false,
    })
  managers.set(path, manager)
  return manager.socket(seat)
}

/** A line that the vendor closed or refused is no failure of transport: socket.io would not try again by itself. */
function comeBack(socket: Socket, onLost: () => void): () => void {
  let refusals = 0
  let waiting: ReturnType<typeof setTimeout> | undefined
  // The same frame has a newer line: this one does not take it back.
  let isReplaced = false
  const again = () => {
    refusals += 1
    waiting = setTimeout(() => socket.connect(), Math.min(refusedMsMax, reconnectMsMax * 2 ** (refusals - 1)))
  }
  socket.on('connect', () => (refusals = 0))
  socket.on('replaced', () => (isReplaced = true))
  socket.on('disconnect', () => {
    onLost()
    if (!socket.active && !isReplaced) again()
  })
  socket.on('connect_error', () => {
    onLost()
    if (!socket.active) again()
  })
  return () => clearTimeout(waiting)
}
