import type {
  FishingBatch,
  FishingFired,
  FishingHit,
  FishingMagazine,
  FishingResults,
  FishingRoomView,
  FishingSeat,
  FishingShot,
  FishingTide,
} from '@fairground/contract/studio'
import type { AppContext } from '../context.ts'
import type { FishingTideRow, MagazineEnd } from '../db/schema.ts'
import { endMagazine, oweMagazine, payMagazine } from './end-magazine.ts'
import { type Held, loadHeld } from './held-magazine.ts'
import { findMagazine, viewMagazine } from './magazine-store.ts'
import { decideHit, isDoubtful, type Loaded, type Pond, type ReceivedHit, tidyPond } from './pond.ts'
import { type Decided, killsOf, partsOfId, type RoomLine, type RoomParts, shotsOf } from './room-parts.ts'
import { endMsOf, findRoom, fishOf, listTides } from './room-store.ts'
import { viewSeats } from './view-seats.ts'
import { writeBatch } from './write-batch.ts'

/** Shots of so long are written together; a kill is not waited for. */
const batchMs = 250
const writeTriesMax = 5

/**
 * A room as this process has it. Hits are decided in memory in the order in which they came, written together, and told
 * once they are written. Another process may write the same room: then its batch is read, and what was not written is
 * decided again.
 */
export class FishingRoom {
  readonly lines = new Set<RoomLine>()
  private batch = 0
  private number = 0
  private pond: Pond = { fish: new Map(), dead: new Set(), freezes: [] }
  private tides: FishingTideRow[] = []
  private seats: FishingSeat[] = []
  private readonly magazines = new Map<string, Held>()
  private queue: Decided[] = []
  private timer: NodeJS.Timeout | undefined
  private writing: Promise<void> | undefined
  private isStopped = false
  private readonly context: AppContext
  private readonly parts: RoomParts

  constructor(context: AppContext, parts: RoomParts) {
    this.context = context
    this.parts = parts
  }

  get roomId(): string {
    return this.parts.roomId
  }

  /** Reads the room as it was written. Magazines are read again with their next hit. */
  async load(): Promise<void> {
    const { db } = this.context
    const nowMs = this.nowMs()
    const room = await findRoom(db, this.roomId)
    if (!room) throw new Error(`room ${this.roomId} is gone`)
    this.tides = await listTides(db, this.roomId, nowMs)
    this.seats = await viewSeats(this.context, this.roomId)
    this.number = room.number
    this.batch = Number(room.batch)
    this.pond = {
      fish: new Map(this.tides.flatMap(fishOf).map((fish) => [fish.fishId, fish])),
      dead: new Set(room.dead),
      freezes: room.freezes,
    }
    tidyPond(this.pond, nowMs)
    this.magazines.clear()
  }

  /** Hits of a magazine, as they were received. Undefined where it is not open. */
  async hit(line: RoomLine, hits: readonly FishingHit[], receivedMs: number): Promise<number | undefined> {
    const { roundId } = line
    const held = roundId === undefined ? undefined : await this.hold(roundId)
    if (!held || this.isStopped) return undefined
    let taken = 0
    for (const hit of hits) {
      if (held.loaded.shotNos.has(hit.shotNo)) continue
      this.decide(line, held, { hit, receivedMs })
      taken += 1
    }
    this.schedule()
    return taken
  }

  fired(shots: readonly FishingFired[]): void {
    for (const line of this.lines) line.tell('fired', shots)
  }

  /** Ends a magazine once what was decided of it is written. */
  async end(roundId: string, endedBy: MagazineEnd): Promise<FishingMagazine | undefined> {
    await this.settle()
    this.magazines.delete(roundId)
    await endMagazine(this.context, roundId, endedBy)
    this.parts.news.tell({ roomId: this.roomId, what: 'ended', roundId })
    void this.tellSeats()
    const magazine = await findMagazine(this.context.db, roundId)
    return magazine && viewMagazine(magazine)
  }

  /** Everything decided so far is written. */
  async settle(): Promise<void> {
    while (this.writing || this.queue.length > 0) await (this.writing ?? this.flush())
  }

  view(): FishingRoomView {
    const { gameId, mode } = partsOfId(this.roomId)
    const title = this.context.catalogue.find(gameId)
    return {
      ...{ roomId: this.roomId, gameId, number: this.number, mode, serverMs: this.nowMs(), batch: this.batch },
      tides: this.tides.map((tide) => this.viewTide(tide)),
      ...{ freezes: [...this.pond.freezes], seats: this.seats },
      isClosed: title?.status !== 'live',
    }
  }

  /** The tides were written on: what begins now is told. */
  async hearTide(): Promise<void> {
    const known = new Set(this.tides.map(({ number }) => number))
    this.tides = await listTides(this.context.db, this.roomId, this.nowMs())
    tidyPond(this.pond, this.nowMs())
    for (const tide of this.tides.filter(({ number }) => !known.has(number))) {
      for (const fish of fishOf(tide)) this.pond.fish.set(fish.fishId, fish)
      for (const line of this.lines) line.tell('tide', this.viewTide(tide))
    }
  }

  async tellSeats(): Promise<void> {
    const seats = await viewSeats(this.context, this.roomId)
    this.seats = seats
    for (const line of this.lines) line.tell('seats', seats)
  }

  /** Another process wrote a batch. */
  async hearBatch(batch: FishingBatch): Promise<void> {
    for (const line of this.lines) line.tell('batch', batch)
    if (batch.batch !== this.batch + 1 || this.queue.length > 0 || this.writing) return this.readAgain()
    this.batch = batch.batch
    for (const { fishId } of batch.kills) this.pond.dead.add(fishId)
    this.pond.freezes = batch.freezes
  }

  /** A magazine ended elsewhere. */
  async hearEnd(roundId: string): Promise<void> {
    this.magazines.delete(roundId)
    const magazine = await findMagazine(this.context.db, roundId)
    if (!magazine) return
    for (const line of this.lines)
      if (line.roundId === roundId || line.playerId === magazine.head.player_id)
        line.tell('magazine', viewMagazine(magazine))
    await this.tellSeats()
  }

  async readAgain(): Promise<void> {
    if (this.queue.length > 0 || this.writing) return
    await this.load()
    for (const line of this.lines) line.tell('room', this.view())
  }

  async stop(): Promise<void> {
    this.isStopped = true
    await this.settle()
    clearTimeout(this.timer)
  }

  private nowMs = (): number => this.context.clock.now().getTime()

  private async hold(roundId: string): Promise<Held | undefined> {
    const known = this.magazines.get(roundId)
    if (known) return known
    const read = await loadHeld(this.context, this.roomId, roundId)
    const raced = this.magazines.get(roundId)
    if (raced) return raced
    if (read) this.magazines.set(roundId, read)
    return read
  }

  private decide(line: RoomLine | undefined, held: Held, received: ReceivedHit): void {
    const isAutoOn = line?.isAutoOn() ?? true
    const shot = decideHit(this.pond, held.loaded, { level: this.parts.level, received, isAutoOn })
    if (received.hit.isAuto) line?.counted(shot, held.loaded.bulletMinor)
    this.queue.push({ held, received, shot })
  }

  private schedule(): void {
    if (this.queue.length === 0) return
    if (this.queue.some(({ shot }) => killsOf(shot).length > 0)) {
      if (!this.writing) void this.flush()
      return
    }
    this.timer ??= setTimeout(() => void this.flush(), batchMs)
  }

  private flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    this.writing ??= this.write(1).finally(() => {
      this.writing = undefined
      this.schedule()
    })
    return this.writing
  }

  private async write(tries: number): Promise<void> {
    const decided = this.queue
    if (decided.length === 0) return
    this.queue = []
    const at = this.context.clock.now()
    const shots = shotsOf(decided)
    const freezes = this.pond.freezes
    const isWritten = await writeBatch(this.context.db, {
      ...{ roomId: this.roomId, after: this.batch, pond: this.pond, shots, at },
    }).catch((error: unknown) => {
      this.context.log.error({ err: error, roomId: this.roomId }, 'a batch of shots could not be written')
      return undefined
    })
    if (isWritten) {
      this.batch += 1
      return this.tellWritten(decided, shots, freezes)
    }
    if (isWritten === undefined || tries >= writeTriesMax) return this.forget()
    await this.decideAgain(decided, tries)
  }

  /** Another process was faster, or a magazine has ended: what was not written is decided again from what is. */
  private async decideAgain(decided: readonly Decided[], tries: number): Promise<void> {
    await this.load()
    const again = [...decided, ...this.queue]
    this.queue = []
    for (const { held, received } of again) {
      const now = await this.hold(held.loaded.roundId)
      if (now && !now.loaded.shotNos.has(received.hit.shotNo)) this.decide(undefined, now, received)
    }
    await this.write(tries + 1)
  }

  /** What was not written was never fired: frames aim again. */
  private async forget(): Promise<void> {
    this.queue = []
    await this.load().catch((error: unknown) => this.context.log.error({ err: error }, 'a room could not be read'))
    for (const line of this.lines) {
      line.tell('room', this.view())
      const magazine = line.roundId === undefined ? undefined : await findMagazine(this.context.db, line.roundId)
      if (magazine) line.tell('results', { shots: [], magazine: viewMagazine(magazine) } satisfies FishingResults)
    }
  }

  private async tellWritten(
    decided: readonly Decided[],
    shots: ReadonlyMap<Loaded, readonly FishingShot[]>,
    freezes: Pond['freezes'],
  ): Promise<void> {
    const kills = decided.flatMap(({ held, shot }) =>
      killsOf(shot).map((kill) => ({ ...kill, seat: held.loaded.seat })),
    )
    const batch: FishingBatch = {
      ...{ roomId: this.roomId, batch: this.batch, serverMs: this.nowMs(), kills, freezes: [...freezes] },
    }
    this.context.metrics.fishingBatch(this.parts.level.id, decided.length)
    for (const line of this.lines) {
      line.tell('batch', batch)
      const held = line.roundId === undefined ? undefined : this.magazines.get(line.roundId)
      const own = held && shots.get(held.loaded)
      if (held && own) line.tell('results', { shots: [...own], magazine: held.view() } satisfies FishingResults)
    }
    this.parts.news.tell({ roomId: this.roomId, what: 'batch', batch })
    for (const { loaded } of new Set(decided.map(({ held }) => held))) await this.endIfOver(loaded)
  }

  private async endIfOver(loaded: Loaded): Promise<void> {
    const isEmpty = loaded.spent >= loaded.bullets
    if (!isEmpty && !isDoubtful(loaded)) return
    // What is still waiting of it finds no bullet: it is decided, and written with nothing.
    this.queue = this.queue.filter(({ held }) => held.loaded !== loaded)
    this.magazines.delete(loaded.roundId)
    if (!isEmpty) this.context.log.warn({ roundId: loaded.roundId }, 'a seat told hits that could not have been')
    const win = await oweMagazine(this.context, loaded.roundId, isEmpty ? 'empty' : 'suspicious')
    if (win) payMagazine(this.context, win)
    this.parts.news.tell({ roomId: this.roomId, what: 'ended', roundId: loaded.roundId })
    if (!isEmpty) for (const line of this.lines) if (line.roundId === loaded.roundId) line.standUp('suspicious')
    await this.hearEnd(loaded.roundId)
  }

  private viewTide(row: FishingTideRow): FishingTide {
    return {
      ...{ number: row.number, startMs: Number(row.start_ms), endMs: endMsOf(row) },
      ...{ serverSeed: row.server_seed, commit: row.commitment, salt: row.salt },
      fish: fishOf(row)
        .filter(({ fishId }) => this.pond.fish.has(fishId) && !this.pond.dead.has(fishId))
        .map((fish) => ({ ...fish, shift: [...fish.shift] as [number, number] })),
    }
  }
}
