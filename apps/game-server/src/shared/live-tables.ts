import type { Server as HttpServer } from 'node:http'
import { SharedActRequest, type SharedBetList, type SharedTableView, studioLivePath } from '@fairground/contract/studio'
import { type DefaultEventsMap, Server, type Socket } from 'socket.io'
import type { AppContext } from '../context.ts'
import type { Mode } from '../db/schema.ts'
import { refuse } from '../lib/outcome.ts'
import { parseInput } from '../lib/parse-input.ts'
import { findSession, type Session } from '../sessions/session-store.ts'
import type { Acts } from './act-shared.ts'
import { hearTables } from './hear-tables.ts'
import { findLatestShared } from './shared-round-store.ts'
import { viewBetList, viewTable } from './table-view.ts'

const payloadBytesMax = 1_024
/** Lists of bets are sent at most this often: hundreds of bets come in a second. */
const listPauseMs = 250
const actsInFlightMax = 4
const modes: readonly Mode[] = ['real', 'demo']

interface Data {
  session: Session
  actsInFlight: number
}
type Io = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Data>
type TableSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, Data>

/**
 * The socket of frames at shared tables: it tells `table` and `bets` as they change, answers `clock` with the server's time,
 * and takes `act`. Every process serves its own frames from what is committed, whoever writes the table.
 */
export async function startLiveTables(context: AppContext, server: HttpServer, acts: Acts) {
  const io: Io = new Server(server, {
    path: studioLivePath,
    transports: ['websocket'],
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: payloadBytesMax,
    allowRequest: ({ headers }, done) => done(null, headers.origin === context.config.gamesUrl),
  })
  const views = new LatestViews(context, io)
  io.use((socket, next) => {
    admit(context, socket).then(
      (isIn) => next(isIn ? undefined : new Error('SESSION_EXPIRED')),
      (error: unknown) => {
        context.log.error({ err: error }, 'a frame could not be let in')
        next(new Error('SYSTEM_ERROR'))
      },
    )
  })
  io.on('connection', (socket) => serve(context, socket, { acts, views }))
  const hearing = await hearTables(context, {
    onNews: ({ tableId, what }) => (what === 'table' ? views.tellTable(tableId) : views.tellBetsSoon(tableId)),
    onGap: () => views.tellAll(),
  })
  return {
    async stop() {
      await hearing.stop()
      views.stop()
      io.local.disconnectSockets(true)
      // The HTTP server belongs to the app, which closes it.
      io.engine.close()
    },
  }
}

async function admit(context: AppContext, socket: TableSocket): Promise<boolean> {
  const token: unknown = socket.handshake.auth.session
  const session = typeof token === 'string' ? await findSession(context, token) : undefined
  if (!session || context.catalogue.find(session.gameId)?.kind !== 'shared') return false
  socket.data.session = session
  socket.data.actsInFlight = 0
  await socket.join([tableRoom(session.gameId), betsRoom(session.gameId, session.mode)])
  return true
}

function serve(context: AppContext, socket: TableSocket, { acts, views }: { acts: Acts; views: LatestViews }): void {
  const { session } = socket.data
  views.welcome(socket)
  socket.on('clock', (reply: unknown) => answer(reply, context.clock.now().getTime()))
  const act = async (input: unknown, receivedMs: number) => {
    const request = parseInput(SharedActRequest, input)
    if (!request.ok) return request
    if (socket.data.actsInFlight >= actsInFlightMax) {
      return refuse('TOO_MANY_REQUESTS', `at most ${actsInFlightMax} at once`)
    }
    socket.data.actsInFlight += 1
    const outcome = await acts.end({ session, roundId: request.value.roundId, receivedMs })
    socket.data.actsInFlight -= 1
    return outcome
  }
  socket.on('act', (input: unknown, reply: unknown) => {
    const receivedMs = context.clock.now().getTime()
    void act(input, receivedMs).then((outcome) => answer(reply, outcome))
  })
}

/** A frame that did not ask for an answer gets none. */
function answer(reply: unknown, value: unknown): void {
  if (typeof reply === 'function') reply(value)
}

/** What frames are told, read once for all of them. */
class LatestViews {
  private readonly tables = new Map<string, SharedTableView>()
  private readonly lists = new Map<string, SharedBetList>()
  private readonly timers = new Map<string, NodeJS.Timeout>()
  private readonly context: AppContext
  private readonly io: Io

  constructor(context: AppContext, io: Io) {
    this.context = context
    this.io = io
  }

  /** A frame that has just come in is told everything as it is now. */
  welcome(socket: TableSocket): void {
    const { gameId, mode } = socket.data.session
    this.report(
      (async () => {
        socket.emit('table', await viewTable(this.context, gameId))
        const list = this.lists.get(betsRoom(gameId, mode)) ?? (await this.readList(gameId, mode))
        if (list) socket.emit('bets', list)
      })(),
    )
  }

  tellTable(tableId: string): void {
    this.report(
      (async () => {
        const view = await viewTable(this.context, tableId)
        const before = this.tables.get(tableId)
        this.tables.set(tableId, view)
        this.io.local.to(tableRoom(tableId)).emit('table', view)
        if (view.round?.sharedRoundId !== before?.round?.sharedRoundId) this.tellBetsSoon(tableId)
      })(),
    )
  }

  tellBetsSoon(tableId: string): void {
    if (this.timers.has(tableId)) return
    const timer = setTimeout(() => {
      this.timers.delete(tableId)
      this.report(Promise.all(modes.map((mode) => this.tellBets(tableId, mode))))
    }, listPauseMs)
    this.timers.set(tableId, timer)
  }

  tellAll(): void {
    for (const tableId of this.tables.keys()) {
      this.tellTable(tableId)
      this.tellBetsSoon(tableId)
    }
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer)
  }

  private async tellBets(tableId: string, mode: Mode): Promise<void> {
    const list = await this.readList(tableId, mode)
    if (list) this.io.local.to(betsRoom(tableId, mode)).emit('bets', list)
  }

  private async readList(tableId: string, mode: Mode): Promise<SharedBetList | undefined> {
    const round = await findLatestShared(this.context.db, tableId)
    if (!round) return undefined
    const list = await viewBetList(this.context, round.shared_round_id, mode)
    this.lists.set(betsRoom(tableId, mode), list)
    return list
  }

  private report(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.context.log.error({ err: error }, 'frames could not be told of a table'))
  }
}

const tableRoom = (tableId: string): string => `table:${tableId}`
const betsRoom = (tableId: string, mode: Mode): string => `bets:${tableId}:${mode}`
