import { randomUUID } from 'node:crypto'
import {
  FishingAutoRequest,
  FishingFiredRequest,
  FishingHitsRequest,
  FishingLoadRequest,
  type FishingMagazine,
  FishingSitRequest,
  FishingUnloadRequest,
} from '@fairground/contract/studio'
import { getBalance, KeptSession, parseInput, type Session } from '@fairground/vendor-kit'
import type { Socket } from 'socket.io'
import type { FishingTitle } from '../catalogue/game.ts'
import type { AppContext } from '../context.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import { AutoFire } from './auto-fire.ts'
import { CallPace } from './call-pace.ts'
import type { FishingRoom } from './fishing-room.ts'
import type { FishingRooms } from './fishing-rooms.ts'
import { loadMagazine } from './load-magazine.ts'
import { findMagazine, findOpenMagazine, viewMagazine } from './magazine-store.ts'
import type { RoomLine } from './room-parts.ts'
import { listRooms, touchSeats } from './room-store.ts'
import { freeSeat, takeFishingSeat } from './take-seat.ts'
import { awayMs } from './view-seats.ts'

const inFlightMax = 6

type LineSocket = Pick<Socket, 'on' | 'emit'>

export function fishingTitleOf({ catalogue }: AppContext, { gameId }: Session): FishingTitle | undefined {
  const title = catalogue.find(gameId)
  return title?.kind === 'fishing' ? title : undefined
}

interface LineParts {
  socket: LineSocket
  session: Session
  rooms: FishingRooms
}

/** One line of a frame: at most one seat, and the magazine that is loaded there. */
export class FishingLine implements RoomLine {
  readonly lineId = randomUUID()
  roundId: string | undefined
  private room: FishingRoom | undefined
  private seat: number | undefined
  private bulletMinor = 0n
  private readonly auto = new AutoFire()
  private readonly kept: KeptSession
  private readonly pace = new CallPace()
  private inFlight = 0
  private readonly context: AppContext
  private readonly parts: LineParts

  constructor(context: AppContext, parts: LineParts) {
    this.context = context
    this.parts = parts
    this.kept = new KeptSession(context, parts.session)
  }

  get playerId(): string {
    return this.parts.session.playerId
  }

  get isSeated(): boolean {
    return this.seat !== undefined
  }

  serve(): void {
    const { socket } = this.parts
    socket.on('clock', (reply: unknown) => answer(reply, this.nowMs()))
    this.on('rooms', () => this.listRooms())
    this.on('sit', (input) => this.sit(input))
    this.on('room', async () => (this.room ? ok(this.room.view()) : this.noSeat()))
    this.on('load', (input) => this.load(input))
    this.on('hits', (input, receivedMs) => this.hits(input, receivedMs))
    this.on('auto', (input) => this.wishAuto(input))
    this.on('unload', (input) => this.unload(input))
    this.on('leave', () => this.leave())
    socket.on('fired', (input: unknown) => this.fired(input))
  }

  tell(event: string, value: unknown): void {
    if (event === 'magazine' && (value as FishingMagazine).roundId === this.roundId) this.roundId = undefined
    this.parts.socket.emit(event, value)
  }

  isAutoOn(): boolean {
    return this.auto.isOn(this.nowMs())
  }

  counted(shot: Parameters<AutoFire['count']>[0], bulletMinor: bigint): void {
    if (this.auto.count(shot, bulletMinor)) this.tell('auto', this.auto.view())
  }

  standUp(reason: Parameters<RoomLine['standUp']>[0]): void {
    this.seat = undefined
    this.roundId = undefined
    this.auto.stop('player')
    this.tell('stood-up', { reason })
    if (reason === 'suspicious') void freeSeat(this.context, this.lineId)
  }

  /** The line is gone: the magazine stays loaded for who comes back, until it has been idle for long. */
  async lose(): Promise<void> {
    const { room } = this
    this.room = undefined
    try {
      if (this.isSeated) {
        await touchSeats(this.context.db, [this.lineId], new Date(this.nowMs() - awayMs - 1))
        if (room) this.parts.rooms.tell({ roomId: room.roomId, what: 'seats' })
      }
      if (room) await this.parts.rooms.leave(room, this)
    } catch (error) {
      this.context.log.error({ err: error }, 'a line of a fishing room could not be let go')
    }
  }

  private nowMs = (): number => this.context.clock.now().getTime()
  private noSeat = () => refuse('SEAT_GONE', 'sit down first')

  /** A few at a time; each counts from the moment it was received. */
  private on(name: string, work: (input: unknown, receivedMs: number) => Promise<Outcome<unknown>>): void {
    this.parts.socket.on(name, (input: unknown, reply: unknown) => {
      const receivedMs = this.nowMs()
      // Without an input the reply comes first.
      const [given, to] = typeof input === 'function' ? [{}, input] : [input, reply]
      const isTooMany = this.inFlight >= inFlightMax || !this.pace.takes(receivedMs)
      if (isTooMany) return answer(to, refuse('TOO_MANY_REQUESTS', 'not so often'))
      this.inFlight += 1
      void work(given, receivedMs)
        .catch((error: unknown) => {
          this.context.log.error({ err: error, call: name }, 'a call of a fishing frame failed')
          return refuse('SYSTEM_ERROR', 'something failed; ask again')
        })
        .then((told) => {
          this.inFlight -= 1
          answer(to, told)
        })
    })
  }

  private async listRooms(): Promise<Outcome<unknown>> {
    const { gameId, mode } = this.parts.session
    return ok({ rooms: await listRooms(this.context.db, gameId, mode) })
  }

  private async sit(input: unknown): Promise<Outcome<unknown>> {
    const request = parseInput(FishingSitRequest, input ?? {})
    if (!request.ok) return request
    const { session, rooms } = this.parts
    const title = fishingTitleOf(this.context, session)
    if (!title) return refuse('GAME_DISABLED', 'there is no such level')
    const wish = { session, title, request: request.value, lineId: this.lineId }
    const taken = await takeFishingSeat(this.context, wish)
    if (!taken.ok) return taken
    const { roomId, seat, isOld } = taken.value
    if (this.room && this.room.roomId !== roomId) await rooms.leave(this.room, this)
    this.room = await rooms.enter(roomId, this)
    this.seat = seat
    if (isOld) {
      this.auto.stop('reconnect')
      rooms.tell({ roomId, what: 'moved', playerId: session.playerId, lineId: this.lineId })
      await this.room.settle()
    }
    const magazine = await findOpenMagazine(this.context.db, session)
    this.take(magazine && viewMagazine(magazine))
    rooms.tell({ roomId, what: 'seats' })
    return ok({ room: this.room.view(), seat, magazine: magazine ? viewMagazine(magazine) : null })
  }

  private take(magazine: FishingMagazine | undefined): void {
    this.roundId = magazine?.roundId
    this.bulletMinor = BigInt(magazine?.bulletMinor ?? 0)
  }

  private async load(input: unknown): Promise<Outcome<unknown>> {
    const request = parseInput(FishingLoadRequest, input)
    if (!request.ok) return request
    const { session, rooms } = this.parts
    const title = fishingTitleOf(this.context, session)
    const { room } = this
    if (!title || !room || !this.isSeated) return this.noSeat()
    await room.settle()
    const loading = { session: await this.kept.get(), title, request: request.value, lineId: this.lineId }
    const loaded = await loadMagazine(this.context, loading)
    if (!loaded.ok) return loaded
    const { magazine, ended } = loaded.value
    if (ended) this.parts.rooms.news.tell({ roomId: room.roomId, what: 'ended', roundId: ended.roundId })
    if (magazine.state === 'open') this.take(magazine)
    rooms.tell({ roomId: room.roomId, what: 'seats' })
    return loaded
  }

  private async hits(input: unknown, receivedMs: number): Promise<Outcome<unknown>> {
    const request = parseInput(FishingHitsRequest, input)
    if (!request.ok) return request
    const { roundId, hits } = request.value
    if (!this.room || roundId !== this.roundId) return this.noSeat()
    const received = await this.room.hit(this, hits, receivedMs)
    return received === undefined ? refuse('ROUND_MOVED_ON', 'the magazine is not loaded any more') : ok({ received })
  }

  private async wishAuto(input: unknown): Promise<Outcome<unknown>> {
    const request = parseInput(FishingAutoRequest, input)
    if (!request.ok) return request
    if (request.value.want === 'stop') this.auto.stop(request.value.reason)
    else if (this.roundId === undefined) return refuse('ROUND_MOVED_ON', 'load a magazine first')
    else if (!(await this.kept.get()).pace.autoplay) return refuse('BAD_REQUEST', 'nothing fires by itself here')
    else this.auto.start(request.value, this.bulletMinor, this.nowMs())
    return ok(this.auto.view())
  }

  private async unload(input: unknown): Promise<Outcome<unknown>> {
    const request = parseInput(FishingUnloadRequest, input)
    if (!request.ok) return request
    const { session } = this.parts
    const own = await findMagazine(this.context.db, request.value.roundId)
    if (!own || own.head.player_id !== session.playerId || own.head.mode !== session.mode)
      return refuse('NOT_FOUND', 'no such magazine')
    const isMine = this.room !== undefined && this.roundId === request.value.roundId
    if (isMine) {
      this.roundId = undefined
      await this.room?.end(request.value.roundId, 'leave')
    } else if (!own.row.ended_at) return this.noSeat()
    const ended = await findMagazine(this.context.db, request.value.roundId)
    if (!ended) return refuse('NOT_FOUND', 'no such magazine')
    const isPaid = ended.head.settled_at !== null
    const balance = isPaid ? await getBalance(this.context, session) : undefined
    return ok({
      magazine: viewMagazine(ended),
      balanceMinor: balance?.ok ? balance.value.balanceMinor : null,
      balanceVersion: balance?.ok ? balance.value.balanceVersion : null,
    })
  }

  private async leave(): Promise<Outcome<unknown>> {
    const { room, roundId } = this
    this.roundId = undefined
    const magazine = room && roundId !== undefined ? await room.end(roundId, 'leave') : undefined
    this.seat = undefined
    await freeSeat(this.context, this.lineId)
    if (room) {
      this.parts.rooms.tell({ roomId: room.roomId, what: 'seats' })
      this.room = undefined
      await this.parts.rooms.leave(room, this)
    }
    return ok({ magazine: magazine ?? null })
  }

  /** Shots of this seat, for the others to draw: nothing is decided by them. */
  private fired(input: unknown): void {
    const request = FishingFiredRequest.safeParse(input)
    const { room, seat } = this
    if (!request.success || !room || seat === undefined || !this.pace.takes(this.nowMs())) return
    const shots = request.data.shots.map((shot) => ({ seat, ...shot }))
    this.parts.rooms.tell({ roomId: room.roomId, what: 'fired', shots })
  }
}

/** Frames that did not request an answer get none. */
function answer(reply: unknown, value: unknown): void {
  if (typeof reply === 'function') reply(value)
}
