import { RoomWatchRequest, roomsNamespace } from '@fairground/contract/studio'
import { FrameSeats, findSession, hearChannel, parseInput, type Session, Soon } from '@fairground/vendor-kit'
import type { DefaultEventsMap, Server, Socket } from 'socket.io'
import type { AppContext } from '../context.ts'
import { ok, refuse } from '../lib/outcome.ts'
import { findRoomGame } from './games/index.ts'
import { listRooms } from './list-rooms.ts'
import { changeSitting, type RoomNews, roomsChannel, tellRoom } from './room-store.ts'
import { isFor } from './seats/sit.ts'
import { readRoom, viewRoom } from './view-room.ts'

type Events = DefaultEventsMap
interface Data {
  session: Session
  roomId: string | undefined
}
type RoomSocket = Socket<Events, Events, Events, Data>

const listMs = 1_000
const beatMs = 4_000

interface LiveRooms {
  stop(): Promise<void>
}

/**
 * The line of frames at card rooms: each hears the room that it watches as its own player sees it. Every process serves its
 * own frames from what is committed.
 */
export async function startLiveRooms(context: AppContext, io: Server, onNews: () => void): Promise<LiveRooms> {
  const rooms = io.of(roomsNamespace)
  const seats = new FrameSeats(context)
  const tellings = new Map<string, Soon>()
  const sockets = () => [...rooms.sockets.values()] as unknown as RoomSocket[]
  const report = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => context.log.error({ err: error }, 'frames could not be told of a room'),
    )
  const tell = async (roomId: string): Promise<void> => {
    const watching = sockets().filter(({ data }) => data.roomId === roomId)
    if (watching.length === 0) return
    const now = await readRoom(context, roomId)
    if (now) for (const socket of watching) socket.emit('room', viewRoom(context, now, socket.data.session.playerId))
  }
  const tellSoon = (roomId: string): void => {
    const soon = tellings.get(roomId) ?? new Soon(0, () => report(tell(roomId)))
    tellings.set(roomId, soon)
    soon.ask()
  }
  const lists = new Soon(listMs, () => report(tellLists(context, sockets())))

  rooms.use((socket, next) => {
    void admit(context, socket as unknown as RoomSocket).then(
      (isIn) => next(isIn ? undefined : new Error('SESSION_EXPIRED')),
      () => next(new Error('SYSTEM_ERROR')),
    )
  })
  rooms.on('connection', (raw) => {
    const socket = raw as unknown as RoomSocket
    const { session } = socket.data
    seats.take(socket, session.sessionId)
    void report(tellLists(context, [socket]))
    socket.on('clock', (reply: unknown) => answer(reply, context.clock.now().getTime()))
    socket.on('watch', (input: unknown, reply: unknown) => {
      void watch(context, socket, input).then(
        (told) => answer(reply, told),
        () => answer(reply, refuse('SYSTEM_ERROR', 'something failed; ask again')),
      )
    })
    socket.on('disconnect', () => {
      const { roomId } = socket.data
      const isElsewhere = sockets().some(
        ({ data }) => data.roomId === roomId && data.session.playerId === session.playerId,
      )
      if (roomId && !isElsewhere) void report(markLine(context, roomId, session.playerId, null))
    })
  })
  const beat = setInterval(() => {
    for (const { data } of sockets())
      if (data.roomId) void report(markLine(context, data.roomId, data.session.playerId, context.clock.now()))
  }, beatMs).unref()
  const hearing = await hearChannel(context, {
    channel: roomsChannel,
    onNews: (heard) => {
      const news = heard as RoomNews
      if (news.what === 'emoji') {
        const { roomId, seat, emoji } = news
        for (const socket of sockets()) if (socket.data.roomId === roomId) socket.emit('emoji', { roomId, seat, emoji })
        return
      }
      onNews()
      tellSoon(news.roomId)
      lists.ask()
    },
    onGap: () => {
      onNews()
      for (const { data } of sockets()) if (data.roomId) tellSoon(data.roomId)
      lists.ask()
    },
  })
  return {
    async stop() {
      clearInterval(beat)
      await hearing.stop()
      for (const soon of [lists, ...tellings.values()]) soon.stop()
      seats.stop()
    },
  }
}

async function admit(context: AppContext, socket: RoomSocket): Promise<boolean> {
  const token: unknown = socket.handshake.auth.session
  const session = typeof token === 'string' ? await findSession(context, token) : undefined
  if (!session || !findRoomGame(session.gameId)) return false
  Object.assign(socket.data, { session, roomId: undefined } satisfies Data)
  return true
}

/** One room at a time; whoever has a seat there is back at it. */
async function watch(context: AppContext, socket: RoomSocket, input: unknown) {
  const request = parseInput(RoomWatchRequest, input)
  if (!request.ok) return request
  const { session, roomId: before } = socket.data
  const { roomId } = request.value
  if (before && before !== roomId) await markLine(context, before, session.playerId, null)
  if (roomId === null) {
    socket.data.roomId = undefined
    return ok({ room: null })
  }
  const now = await readRoom(context, roomId)
  if (!now || !isFor(now.room, session)) return refuse('NOT_FOUND', 'no such room')
  socket.data.roomId = roomId
  await markLine(context, roomId, session.playerId, context.clock.now())
  return ok({ room: viewRoom(context, (await readRoom(context, roomId)) ?? now, session.playerId) })
}

/** What a seat's line is: who comes back, or is lost, is seen by everybody at once. */
async function markLine(
  { db, clock }: AppContext,
  roomId: string,
  playerId: string,
  lineAt: Date | null,
): Promise<void> {
  const row = await db
    .selectFrom('room_seats')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('player_id', '=', playerId)
    .where('state', '!=', 'closed')
    .executeTakeFirst()
  if (!row) return
  await changeSitting(db, row.sitting_id, { line_at: lineAt })
  if ((row.line_at === null) === (lineAt === null)) return
  const dueAt = clock.now()
  await db
    .updateTable('rooms')
    .set(({ eb }) => ({ version: eb('version', '+', '1') as never, due_at: dueAt }))
    .where('room_id', '=', roomId)
    .execute()
  await tellRoom(db, { roomId, what: 'room' })
}

/** Frames of one player and game are told the same. */
async function tellLists(context: AppContext, sockets: readonly RoomSocket[]): Promise<void> {
  for (const socket of sockets) socket.emit('rooms', await listRooms(context, socket.data.session))
}

/** Frames that did not request an answer get none. */
function answer(reply: unknown, value: unknown): void {
  if (typeof reply === 'function') reply(value)
}
