import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import proxyAddress from '@fastify/proxy-addr'
import { Server as EngineServer } from 'engine.io'
import { type DefaultEventsMap, Server } from 'socket.io'
import { canonicalAddress } from './address-group.ts'
import { NetworkBudget } from './network-budget.ts'
import { SocketCounts } from './socket-counts.ts'

const payloadBytesMax = 1_024
/** A line that is cut without a word is noticed by both ends within twenty-five seconds; a busy page has ten to answer. */
const heartbeat = { pingInterval: 15_000, pingTimeout: 10_000 }

/** Upgrades a second of one home; five seconds' worth may come at once, as after a process is replaced. */
const upgradesPerSecond = 10
/** Open sockets of one home: behind one address of a mobile network are many players. */
const openMax = 1_000
/** Of those, the ones that have not shown yet whose they are. */
const waitingMax = 50
/** Time limit for showing a ticket. */
const ticketMsMax = 10_000
/** Grace period before a socket that does not close is terminated. */
const leaveMsMax = 1_000

type Events = DefaultEventsMap
export type SocketServer<Data> = Server<Events, Events, Events, Data>

interface SocketServerOptions {
  server: HttpServer
  path: string
  /** Whether the page that opens a socket is one that may. */
  isOwnPage(request: IncomingMessage): boolean
  trustedProxies: readonly string[]
  /** Networks are counted; not so where programs press from one machine. */
  isLimited: boolean
  limits?: Partial<typeof standardLimits>
}

const standardLimits = { upgradesPerSecond, openMax, waitingMax, ticketMsMax }

/** Paths of the sockets beside one app: the longest that fits an upgrade is whose it is. */
const pathsBeside = new WeakMap<HttpServer, string[]>()

function ownerOf(paths: readonly string[], url = ''): string | undefined {
  const fitting = paths.filter((path) => url.startsWith(`${path}/`))
  return fitting.toSorted((one, other) => other.length - one.length)[0]
}

/** Retry delay after too many sockets, sent as a socket.io refusal. */
export class TooManySockets extends Error {
  readonly data: { retryAfter: number }

  constructor(retryAfterSeconds: number) {
    super('TOO_MANY_SOCKETS')
    this.data = { retryAfter: retryAfterSeconds }
  }
}

/**
 * Sockets beside an HTTP app. Networks are counted before anything else is done for an upgrade; a socket that shows no ticket
 * in time is closed, and so is one whose owner left. Everything else at that path is the app's to answer.
 */
export function openSocketServer<Data>(options: SocketServerOptions): { io: SocketServer<Data>; close(): void } {
  const { server, path, isOwnPage } = options
  const limits = { ...standardLimits, ...options.limits }
  const io: SocketServer<Data> = new Server({ serveClient: false, connectTimeout: limits.ticketMsMax })
  const engine = new EngineServer({
    transports: ['websocket'],
    perMessageDeflate: false,
    maxHttpBufferSize: payloadBytesMax,
    ...heartbeat,
  })
  io.bind(engine)
  const door = new Door(options, limits)
  const paths = pathsBeside.get(server) ?? []
  pathsBeside.set(server, paths)
  paths.push(path)
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const owner = ownerOf(paths, request.url)
    // What is nobody's is refused once.
    if (owner !== path && (owner !== undefined || paths[0] !== path)) return
    socket.on('error', () => socket.destroy())
    if (owner === undefined) return refuse(socket, '404 Not Found')
    const waitSeconds = door.enter(request, socket)
    if (waitSeconds !== undefined) return refuse(socket, '429 Too Many Requests', waitSeconds)
    if (!isOwnPage(request)) return refuse(socket, '403 Forbidden')
    engine.handleUpgrade(request as Parameters<typeof engine.handleUpgrade>[0], socket, head)
  }
  server.on('upgrade', upgrade)
  io.on('connection', (socket) => {
    door.seat(socket.request)
    // Without an owner nothing would ever close the line below it.
    socket.once('disconnect', () => socket.conn.close())
  })
  return {
    io,
    close() {
      server.off('upgrade', upgrade)
      paths.splice(paths.indexOf(path), 1)
      io.local.disconnectSockets(true)
      // The HTTP server belongs to the app, which closes it.
      engine.close()
    },
  }
}

/** Counts who comes in, from where. */
class Door {
  readonly #addressOf: (request: IncomingMessage) => string
  readonly #isLimited: boolean
  readonly #upgrades: NetworkBudget
  readonly #open: SocketCounts
  readonly #waiting: SocketCounts
  readonly #endsWait = new WeakMap<IncomingMessage, () => void>()
  readonly #cutMs: number

  constructor({ trustedProxies, isLimited }: SocketServerOptions, limits: typeof standardLimits) {
    const trust = proxyAddress.compile([...trustedProxies])
    this.#addressOf = (request) => canonicalAddress(proxyAddress(request, trust))
    this.#isLimited = isLimited
    this.#cutMs = limits.ticketMsMax + leaveMsMax
    this.#upgrades = new NetworkBudget(limits.upgradesPerSecond)
    this.#open = new SocketCounts(limits.openMax)
    this.#waiting = new SocketCounts(limits.waitingMax)
  }

  /** Counts an upgrade until its line is closed; the seconds to wait where there is no room for it. */
  enter(request: IncomingMessage, socket: Duplex): number | undefined {
    if (!this.#isLimited) return this.#wait(request, socket, [])
    const ip = this.#addressOf(request)
    const waitMs = this.#upgrades.take(ip, performance.now())
    if (waitMs !== undefined) return Math.ceil(waitMs / 1_000)
    if (!this.#open.hasRoom(ip) || !this.#waiting.hasRoom(ip)) return Math.ceil(ticketMsMax / 1_000)
    socket.once('close', this.#open.take(ip))
    return this.#wait(request, socket, [this.#waiting.take(ip)])
  }

  #wait(request: IncomingMessage, socket: Duplex, ends: (() => void)[]): undefined {
    const cutting = setTimeout(() => socket.destroy(), this.#cutMs).unref()
    const end = () => {
      clearTimeout(cutting)
      for (const each of ends) each()
    }
    this.#endsWait.set(request, end)
    socket.once('close', end)
  }

  /** Its owner is known. */
  seat(request: IncomingMessage): void {
    this.#endsWait.get(request)?.()
  }
}

function refuse(socket: Duplex, status: string, retryAfterSeconds?: number): void {
  const retryAfter = retryAfterSeconds === undefined ? '' : `Retry-After: ${retryAfterSeconds}\r\n`
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n${retryAfter}\r\n`, () =>
    socket.destroy(),
  )
}
