import { randomUUID } from 'node:crypto'
import {
  type FishingHit,
  type FishingOpenAnswer,
  FishingResults,
  type FishingRoomView,
} from '@fairground/contract/studio'
import { createStream } from '@fairground/fairness'
import {
  allSpecies,
  bulletSpeed,
  distance,
  findLevel,
  fishAt,
  gunOf,
  isInField,
  rollRange,
} from '@fairground/game-rules/fishing'
import { ChainSeeds, findSession } from '@fairground/vendor-kit'
import type { FishingTitle } from '../src/catalogue/game.ts'
import { NewsOut } from '../src/fishing/fishing-news.ts'
import { FishingRoom } from '../src/fishing/fishing-room.ts'
import { loadMagazine } from '../src/fishing/load-magazine.ts'
import { writeTide } from '../src/fishing/room-clock.ts'
import type { RoomLine } from '../src/fishing/room-parts.ts'
import { lastTide } from '../src/fishing/room-store.ts'
import { takeFishingSeat } from '../src/fishing/take-seat.ts'
import { plantSeed } from './plant-seed.ts'
import { Frame, type LaunchWishes, openGame, type Studio, type TestStudio } from './test-studio.ts'

export const levelId = 'fishing-deep'
/** 1,000.00 dong. */
export const bulletMinor = '100000'

export class FishingFrame extends Frame<FishingOpenAnswer> {}

export async function openFishing(studio: Studio, wishes: LaunchWishes = {}): Promise<FishingFrame> {
  const { playerId, opened } = await openGame(studio, { gameId: levelId, ...wishes })
  if (opened.kind !== 'fishing') throw new Error(`${opened.gameId} is no level`)
  return new FishingFrame(studio, playerId, opened)
}

/** What one frame does in a room, without a socket. */
export class Angler implements RoomLine {
  readonly lineId = randomUUID()
  readonly playerId: string
  readonly told: { event: string; value: unknown }[] = []
  roundId: string | undefined
  stoodUp: string | undefined
  seat = 0
  shotNo = 0
  autoOn = true
  readonly studio: TestStudio
  readonly frame: FishingFrame

  constructor(studio: TestStudio, frame: FishingFrame) {
    this.studio = studio
    this.frame = frame
    this.playerId = frame.playerId
  }

  tell(event: string, value: unknown): void {
    this.told.push({ event, value })
  }

  isAutoOn = () => this.autoOn
  counted(): void {}
  standUp(reason: string): void {
    this.stoodUp = reason
  }

  async session() {
    const session = await findSession(this.studio.context, this.frame.opened.session)
    if (!session) throw new Error('the session has ended')
    return session
  }

  /** Takes a seat, in the room of somebody else where it is named. */
  async sit(roomId?: string) {
    const session = await this.session()
    const taken = await takeFishingSeat(this.studio.context, {
      ...{ session, title: titleOf(this.studio), lineId: this.lineId, request: roomId === undefined ? {} : { roomId } },
    })
    if (taken.ok) this.seat = taken.value.seat
    return taken
  }

  async load(wishes: { bullets?: number; requestId?: string } = {}) {
    const { bullets = 20, requestId = randomUUID() } = wishes
    const loaded = await loadMagazine(this.studio.context, {
      ...{ session: await this.session(), title: titleOf(this.studio), lineId: this.lineId },
      request: { requestId, bullets, bulletMinor },
    })
    if (loaded.ok) this.roundId = loaded.value.magazine.roundId
    return loaded
  }

  /** A shot that hits this fish now. */
  shot(room: FishingRoomView, fishId: string, wishes: Partial<FishingHit> = {}): FishingHit {
    const hitMs = this.studio.clock.now().getTime()
    const fish = room.tides.flatMap((tide) => tide.fish).find((each) => each.fishId === fishId)
    const at = fish && fishAt(fish, hitMs, room.freezes)
    if (!at) throw new Error(`${fishId} does not swim`)
    const gun = gunOf(this.seat)
    this.shotNo += 1
    return {
      ...{ shotNo: this.shotNo, weapon: 'bullet', fishId, hitMs, isAuto: false },
      aim: [Math.round((at.x - gun.x) * 10), Math.round((at.y - gun.y) * 10)],
      firedMs: Math.round(hitMs - distance(gun, at) / bulletSpeed),
      ...wishes,
    }
  }

  /** The own shots that were told. */
  results() {
    return this.told
      .filter(({ event }) => event === 'results')
      .flatMap(({ value }) => FishingResults.parse(value).shots)
  }
}

export function titleOf(studio: TestStudio): FishingTitle {
  const title = studio.context.catalogue.find(levelId)
  if (title?.kind !== 'fishing') throw new Error('there is no such level')
  return title
}

/** A room of the level as one process has it, with a tide that has swum in. */
export async function openPond(studio: TestStudio, roomId: string): Promise<FishingRoom> {
  const { context, clock } = studio
  const last = await lastTide(context.db, roomId)
  if (!last) {
    const startMs = clock.now().getTime()
    await writeTide(context, new ChainSeeds(context), { roomId, number: 1, startMs })
    clock.advance(9_000)
  }
  return joinPond(studio, roomId)
}

/** The same room as another process has it. */
export async function joinPond(studio: TestStudio, roomId: string): Promise<FishingRoom> {
  const level = findLevel(levelId)
  if (!level) throw new Error('there is no such level')
  const room = new FishingRoom(studio.context, { roomId, level, news: new NewsOut(studio.context) })
  await room.load()
  return room
}

/** Fish that can be shot now, those with the most time first. */
export function fishNow(studio: TestStudio, room: FishingRoom): string[] {
  const nowMs = studio.clock.now().getTime()
  const view = room.view()
  return view.tides
    .flatMap(({ fish }) => fish)
    .filter((fish) => {
      const at = fishAt(fish, nowMs, view.freezes)
      return at !== undefined && isInField(at)
    })
    .sort((a, b) => b.startMs - a.startMs)
    .map(({ fishId }) => fishId)
}

/** So low that any fish dies, and so high that none does, whatever its multiple. */
const kills = Math.floor((0.96 * rollRange) / Math.max(...allSpecies.map(({ multiplier }) => multiplier))) - 1
const never = 480_000_000

/** The player's first rolls: true kills anything, false nothing. */
export const plantRolls = (studio: TestStudio, frame: FishingFrame, rolls: readonly boolean[]): Promise<void> =>
  plantSeed(studio, {
    playerId: frame.playerId,
    isWanted: (serverSeed) =>
      rolls.every((isKill, nonce) => {
        const roll = createStream({ serverSeed, clientSeed: frame.opened.seeds.clientSeed, nonce }).int(rollRange)
        return isKill ? roll < kills : roll >= never
      }),
  })
