import type {
  FishingBatch,
  FishingFish,
  FishingFreeze,
  FishingRoomView,
  FishingSpecies,
  FishingTide,
} from '@fairground/contract/studio'
import { isInField, type Point, pathPoints, pointOn, swumMs } from '@fairground/game-rules/fishing'

export interface PondFish extends FishingFish {
  readonly kind: FishingSpecies
  /** Its path, drawn once. */
  readonly path: readonly Point[]
}

/** Where a fish is, and the way it swims. */
export interface FishPlace extends Point {
  readonly dx: number
  readonly dy: number
}

/** Milliseconds over which the way of a fish is taken. */
const stepMs = 60
/** A finger is wider than a small fish. */
const fingerUnits = 34
/** Tides are told before they begin: fish that are over are let go now and then. */
const sweepMs = 2_000

/** The fish of a room as the studio tells them. Everybody sees the same: their places follow from the clock. */
export class Pond {
  private readonly species: ReadonlyMap<string, FishingSpecies>
  private fish: ReadonlyMap<string, PondFish> = new Map()
  private freezes: readonly FishingFreeze[] = []
  private sweptMs = 0

  constructor(species: readonly FishingSpecies[]) {
    this.species = new Map(species.map((each) => [each.species, each]))
  }

  /** Another map whenever another fish is in it. */
  get living(): ReadonlyMap<string, PondFish> {
    return this.fish
  }

  get frozen(): readonly FishingFreeze[] {
    return this.freezes
  }

  /** The whole room, in place of what was known of it. */
  takeRoom({ tides, freezes }: Pick<FishingRoomView, 'tides' | 'freezes'>): void {
    this.freezes = freezes
    this.fish = new Map(tides.flatMap((tide) => this.read(tide)))
  }

  takeTide(tide: FishingTide): void {
    this.fish = new Map([...this.fish, ...this.read(tide)])
  }

  /** What was written. Answers the fish that it killed. */
  takeBatch({ kills, freezes }: Pick<FishingBatch, 'kills' | 'freezes'>): PondFish[] {
    if (freezes.length > 0) this.freezes = [...this.freezes, ...freezes]
    const killed = kills.flatMap(({ fishId }) => this.fish.get(fishId) ?? [])
    if (killed.length > 0) {
      const left = new Map(this.fish)
      for (const { fishId } of killed) left.delete(fishId)
      this.fish = left
    }
    return killed
  }

  /** Lets go who has swum away. */
  sweep(nowMs: number): void {
    if (nowMs - this.sweptMs < sweepMs) return
    this.sweptMs = nowMs
    const left = [...this.fish].filter(([, fish]) => this.swum(fish, nowMs) <= fish.swimMs)
    if (left.length < this.fish.size) this.fish = new Map(left)
  }

  /** Undefined before it comes and after it has swum away. */
  placeOf(fish: PondFish, nowMs: number): FishPlace | undefined {
    const swum = this.swum(fish, nowMs)
    if (swum < 0 || swum > fish.swimMs) return undefined
    const at = pointOn(fish.path, swum / fish.swimMs)
    const ahead = pointOn(fish.path, Math.min(1, (swum + stepMs) / fish.swimMs))
    const [right, down] = fish.shift
    return { x: at.x + right, y: at.y + down, dx: ahead.x - at.x, dy: ahead.y - at.y }
  }

  /** The fish whose body covers a point, the nearest of them; `extra` units around each count as well. */
  fishUnder(point: Point, nowMs: number, extra: number): PondFish | undefined {
    let nearest: PondFish | undefined
    let nearestOff = Number.POSITIVE_INFINITY
    for (const fish of this.fish.values()) {
      const place = this.placeOf(fish, nowMs)
      if (!place) continue
      const off = Math.hypot(place.x - point.x, place.y - point.y) - fish.kind.radius - extra
      if (off > 0 || off >= nearestOff) continue
      nearest = fish
      nearestOff = off
    }
    return nearest
  }

  /** What a finger means. */
  fishAtFinger = (point: Point, nowMs: number): PondFish | undefined => this.fishUnder(point, nowMs, fingerUnits)

  /** Fish that can be aimed at, those of the highest multiple first. */
  targets(nowMs: number): PondFish[] {
    const inField = [...this.fish.values()].filter((fish) => {
      const place = this.placeOf(fish, nowMs)
      return place !== undefined && isInField(place)
    })
    return inField.sort((a, b) => b.kind.multiplier - a.kind.multiplier || (a.fishId < b.fishId ? -1 : 1))
  }

  /** The boss that swims now, if one does. */
  bossNow = (nowMs: number): PondFish | undefined =>
    [...this.fish.values()].find((fish) => fish.kind.kind === 'boss' && this.placeOf(fish, nowMs) !== undefined)

  isFrozen = (nowMs: number): boolean => this.freezes.some(({ fromMs, untilMs }) => nowMs >= fromMs && nowMs < untilMs)

  /** Milliseconds until it has swum away, as far as is known now. */
  leftMs = (fish: PondFish, nowMs: number): number => Math.max(0, fish.swimMs - this.swum(fish, nowMs))

  private swum(fish: PondFish, nowMs: number): number {
    return swumMs(fish.startMs, nowMs, this.freezes)
  }

  private read({ fish }: FishingTide): [string, PondFish][] {
    return fish.flatMap((one): [string, PondFish][] => {
      const kind = this.species.get(one.species)
      return kind ? [[one.fishId, { ...one, kind, path: pathPoints(one.pathSeed) }]] : []
    })
  }
}
