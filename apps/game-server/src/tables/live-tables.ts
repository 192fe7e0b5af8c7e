import type { Server as HttpServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type SharedBetList, type SharedTableView, studioLivePath, studioSeats } from '@fairground/contract/studio'
import { openSocketServer } from '@fairground/edge'
import { FrameSeats, findSession, hearChannel, Soon } from '@fairground/vendor-kit'
import { LiveChat } from '../chat/live-chat.ts'
import type { AppContext } from '../context.ts'
import type { Mode } from '../db/schema.ts'
import { LiveRains } from '../rain/live-rains.ts'
import type { Acts } from './act-shared.ts'
import { serveCalls } from './frame-calls.ts'
import { FrameRooms, type SeatData, type SeatSocket } from './frame-rooms.ts'
import { HeardRows } from './heard-rows.ts'
import { LobbyLine } from './lobby/lobby-line.ts'
import { PlaceNews } from './places/place-news.ts'
import { SeatNews } from './seats/seat-news.ts'
import { findLatestShared, type TableNews, tablesChannel } from './shared-round-store.ts'
import { viewBetList, viewTable } from './table-view.ts'

/** Lists of bets are sent at most this often: hundreds of bets come in a second. */
const listPauseMs = 250
/**
 * A list goes to a few frames at a time, at this rate at most: a cash-out never waits for thousands of sends, and frames
 * by the thousand hear of others less often.
 */
const turnCount = 50
const framesPerMs = 2
const modes: readonly Mode[] = ['real', 'demo']

interface Parts {
  acts: Acts
  /** The rows of tables have changed, and the catalogue with them. */
  onTables(): void
}

/**
 * The socket of frames at shared tables: it tells `table` and `bets` as they change, answers `clock` with the server's time,
 * and takes `act`, `slip` and `wish`. Every process serves its own frames from what is committed, whoever writes the table.
 */
export async function startLiveTables(context: AppContext, server: HttpServer, { acts, onTables }: Parts) {
  const { io, close } = openSocketServer<SeatData>({
    server,
    path: studioLivePath,
    isOwnPage: ({ headers }) => headers.origin === context.config.url,
    trustedProxies: context.config.trustedProxies,
    isLimited: context.config.hasLimits,
  })
  const rooms = new FrameRooms(studioSeats.map((seat) => io.of(seat)))
  const seats = new FrameSeats(context)
  const views = new LatestViews(context, rooms)
  const chat = new LiveChat(context, {
    tellTable: (tableId, news) => tellInTurns(rooms, tableId, modes, { event: 'chat', value: news }),
    framesOf: (tableId, playerId) => rooms.listOf(tableRoom(tableId), playerId),
  })
  const rains = new LiveRains(context, rooms)
  const lobby = new LobbyLine(context, rooms)
  const places = new PlaceNews(context, rooms)
  const seated = new SeatNews(context, rooms)
  rooms.admit((socket) =>
    admit(context, socket, views).then(
      (isIn) => (isIn ? undefined : 'SESSION_EXPIRED'),
      (error: unknown) => {
        context.log.error({ err: error }, 'a frame could not be let in')
        return 'SYSTEM_ERROR'
      },
    ),
  )
  rooms.onSeated((socket) => {
    seats.take(socket, socket.data.session.sessionId)
    views.welcome(socket)
    serveCalls(context, socket, { session: socket.data.session, acts })
    chat.serve(socket, socket.data.session)
    lobby.serve(socket, socket.data.session)
    rains.welcome(socket, socket.data.session)
    places.serve(socket, socket.data.session)
    seated.welcome(socket, socket.data.session)
  })
  const rows = new HeardRows(context, (tableIds) => {
    onTables()
    lobby.reset()
    for (const tableId of tableIds) {
      views.tellTable(tableId)
      seated.tellSoon(tableId)
    }
  })
  const hearing = await hearChannel(context, {
    channel: tablesChannel,
    onNews: (heard) => {
      const news = heard as TableNews
      if (news.what === 'table' || news.what === 'bets') {
        lobby.hear(news.tableId)
        for (const one of [places, seated]) one.tellSoon(news.tableId)
      }
      if (news.what === 'table') views.tellTable(news.tableId)
      else if (news.what === 'row') rows.hear(news.tableId)
      else if (news.what === 'bets') views.tellBetsSoon(news.tableId)
      else if (news.what === 'rain') rains.tellSoon(news.tableId)
      else chat.hear(news)
    },
    onGap: () => {
      rows.hear()
      lobby.reset()
      const tableIds = sharedTablesOf(context)
      views.tellAll(tableIds)
      chat.tellAll(tableIds)
      for (const tableId of tableIds) {
        for (const one of [rains, places, seated]) one.tellSoon(tableId)
      }
    },
  })
  return {
    /** Other lines of frames are namespaces of the same socket. */
    io,
    async stop() {
      await hearing.stop()
      for (const one of [rows, views, lobby, chat, rains, places, seated, seats]) one.stop()
      close()
    },
  }
}

async function admit(context: AppContext, socket: SeatSocket, views: LatestViews): Promise<boolean> {
  const token: unknown = socket.handshake.auth.session
  const session = typeof token === 'string' ? await findSession(context, token) : undefined
  if (!session || context.catalogue.find(session.gameId)?.kind !== 'shared') return false
  const turn = views.nextTurn()
  Object.assign(socket.data, { session, turn } satisfies SeatData)
  await socket.join([tableRoom(session.gameId), betsRoom(session.gameId, session.mode, turn)])
  return true
}

/** What frames are told, read once for all of them. */
class LatestViews {
  private readonly tables = new Map<string, SharedTableView>()
  private readonly lists = new Map<string, SharedBetList>()
  private readonly soons = new Map<string, Soon>()
  private readonly tellings = new Map<string, Soon>()
  private turn = 0
  private readonly context: AppContext
  private readonly rooms: FrameRooms

  constructor(context: AppContext, rooms: FrameRooms) {
    this.context = context
    this.rooms = rooms
  }

  nextTurn(): number {
    this.turn = (this.turn + 1) % turnCount
    return this.turn
  }

  /** A new frame gets the full current state. */
  welcome(socket: SeatSocket): void {
    const { gameId, mode } = socket.data.session
    void this.report(
      (async () => {
        const before = this.tables.get(gameId)
        const view = await viewTable(this.context, gameId)
        // What everybody was told while this one was read is at least as new, and came to this frame as well.
        if (this.tables.get(gameId) === before) socket.emit('table', view)
        const list = this.lists.get(listName(gameId, mode)) ?? (await this.readList(gameId, mode))
        if (list) socket.emit('bets', list)
      })(),
    )
  }

  /** One reading at a time: of two, the older one could be told last, and stand. */
  tellTable(tableId: string): void {
    soonIn(this.tellings, tableId, () => new Soon(0, () => this.report(this.tellNewest(tableId)))).ask()
  }

  tellBetsSoon(tableId: string): void {
    const tell = () => this.report(Promise.all(modes.map((mode) => this.tellBets(tableId, mode))))
    soonIn(this.soons, tableId, () => new Soon(listPauseMs, tell)).ask()
  }

  tellAll(tableIds: readonly string[]): void {
    for (const tableId of tableIds) {
      this.tellTable(tableId)
      this.tellBetsSoon(tableId)
    }
  }

  stop(): void {
    for (const soon of [...this.soons.values(), ...this.tellings.values()]) soon.stop()
  }

  private async tellNewest(tableId: string): Promise<void> {
    // With hundreds of tables most have nobody at them; the first who comes is told by `welcome`.
    if (this.rooms.countIn(tableRoom(tableId)) === 0) {
      this.tables.delete(tableId)
      return
    }
    const view = await viewTable(this.context, tableId)
    const before = this.tables.get(tableId)
    this.tables.set(tableId, view)
    this.rooms.to(tableRoom(tableId)).emit('table', view)
    if (view.round?.sharedRoundId !== before?.round?.sharedRoundId) this.tellBetsSoon(tableId)
  }

  private async tellBets(tableId: string, mode: Mode): Promise<void> {
    const before = this.lists.get(listName(tableId, mode))
    const list = await this.readList(tableId, mode)
    if (!list || isDeepStrictEqual(list, before)) return
    await tellInTurns(this.rooms, tableId, [mode], { event: 'bets', value: list })
  }

  private async readList(tableId: string, mode: Mode): Promise<SharedBetList | undefined> {
    const round = await findLatestShared(this.context.db, tableId)
    if (!round) return undefined
    const list = await viewBetList(this.context, round.shared_round_id, mode)
    this.lists.set(listName(tableId, mode), list)
    return list
  }

  private report(work: Promise<unknown>): Promise<void> {
    const failed = (error: unknown) => this.context.log.error({ err: error }, 'frames could not be told of a table')
    return work.then(() => undefined, failed)
  }
}

function soonIn(soons: Map<string, Soon>, tableId: string, create: () => Soon): Soon {
  const soon = soons.get(tableId) ?? create()
  soons.set(tableId, soon)
  return soon
}

/** To a few frames of the table at a time. */
async function tellInTurns(
  rooms: FrameRooms,
  tableId: string,
  toModes: readonly Mode[],
  { event, value }: { event: string; value: unknown },
): Promise<void> {
  for (let turn = 0; turn < turnCount; turn += 1) {
    for (const mode of toModes) {
      const room = betsRoom(tableId, mode, turn)
      const frames = rooms.countIn(room)
      if (frames > 0) rooms.to(room).emit(event, value)
      if (frames > framesPerMs) await sleep(frames / framesPerMs)
    }
  }
}

const sharedTablesOf = ({ catalogue }: AppContext): string[] =>
  catalogue.list().flatMap(({ kind, gameId }) => (kind === 'shared' ? [gameId] : []))

const tableRoom = (tableId: string): string => `table:${tableId}`
const listName = (tableId: string, mode: Mode): string => `bets:${tableId}:${mode}`
const betsRoom = (tableId: string, mode: Mode, turn: number): string => `${listName(tableId, mode)}:${turn}`
