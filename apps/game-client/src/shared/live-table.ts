import {
  RainNews,
  SharedActAnswer,
  type SharedActRequest,
  SharedBetList,
  SharedTableView,
  studioCodes,
  studioLivePath,
} from '@fairground/contract/studio'
import type { Socket } from 'socket.io-client'
import * as z from 'zod'
import type { Outcome } from '../studio/studio-client.ts'

const reconnectMsMin = 500
const reconnectMsMax = 5_000
/** Whoever is refused again and again waits longer each time. */
const refusedMsMax = 5 * 60_000
const actTimeoutMs = 5_000
const askClockMs = 10_000

const Acted = z.union([
  z.object({ ok: z.literal(true), value: SharedActAnswer }),
  z.object({ ok: z.literal(false), code: z.enum(studioCodes) }),
])

interface Parts {
  /** Bearer of this frame. */
  session: string
  /** Listens to the same line. */
  chat: { attach(socket: Socket): void }
  onTable(view: SharedTableView): void
  onBets(list: SharedBetList): void
  onRain?(news: RainNews): void
  /** Connection up or lost; after a break the state is resent. */
  onLine(isOn: boolean): void
}

/** The line to a shared table: what it tells, the server's clock, and the wish to end a bet. */
export interface LiveTable {
  /** The server's time in epoch milliseconds, as near as the quickest answer so far told it. */
  nowMs(): number
  act(request: SharedActRequest): Promise<Outcome<SharedActAnswer>>
}

export async function connectTable({ session, chat, onTable, onBets, onRain, onLine }: Parts): Promise<LiveTable> {
  const { io } = await import('socket.io-client')
  const clock = new ServerClock()
  const socket = io({
    path: studioLivePath,
    transports: ['websocket'],
    reconnectionDelay: reconnectMsMin,
    reconnectionDelayMax: reconnectMsMax,
    auth: { session },
  })
  chat.attach(socket)
  const askClock = () => void clock.ask(socket)
  let refusals = 0
  socket.on('connect', () => {
    refusals = 0
    askClock()
    onLine(true)
  })
  // The same frame has a newer line: this one does not take it back.
  let isReplaced = false
  socket.on('replaced', () => (isReplaced = true))
  const comeBack = () => {
    refusals += 1
    setTimeout(() => socket.connect(), Math.min(refusedMsMax, reconnectMsMax * 2 ** (refusals - 1)))
  }
  // A line that the studio closed or refused is no failure of transport: socket.io would not try again by itself.
  socket.on('disconnect', () => {
    onLine(false)
    if (!socket.active && !isReplaced) comeBack()
  })
  socket.on('connect_error', () => {
    onLine(false)
    if (!socket.active) comeBack()
  })
  socket.on('table', (value: unknown) => {
    const view = SharedTableView.safeParse(value)
    if (view.success) onTable(view.data)
  })
  socket.on('bets', (value: unknown) => {
    const list = SharedBetList.safeParse(value)
    if (list.success) onBets(list.data)
  })
  socket.on('rain', (value: unknown) => {
    const news = RainNews.safeParse(value)
    if (news.success) onRain?.(news.data)
  })
  setInterval(askClock, askClockMs)
  return { nowMs: () => clock.nowMs(), act: (request) => act(socket, request) }
}

async function act(socket: Socket, request: SharedActRequest): Promise<Outcome<SharedActAnswer>> {
  try {
    const told = Acted.parse(await socket.timeout(actTimeoutMs).emitWithAck('act', request))
    return told.ok ? told : { ok: false, code: told.code }
  } catch {
    return { ok: false, code: 'OFFLINE' }
  }
}

/** Half of the way there and back is taken off; the quickest answer is the most exact. */
class ServerClock {
  private offsetMs = 0
  private bestMs = Number.POSITIVE_INFINITY

  nowMs(): number {
    return Date.now() + this.offsetMs
  }

  async ask(socket: Socket): Promise<void> {
    const sentMs = performance.now()
    try {
      const serverMs = z.number().parse(await socket.timeout(actTimeoutMs).emitWithAck('clock'))
      const tookMs = performance.now() - sentMs
      if (tookMs > this.bestMs + 5) return
      this.bestMs = tookMs
      this.offsetMs = Math.round(serverMs + tookMs / 2 - Date.now())
    } catch {
      // The next question may be answered.
    }
  }
}
