import type { FishingHit, FishingShot, fishingReturns } from '@fairground/contract/studio'
import type { SeedTriple } from '@fairground/fairness'
import {
  arms,
  couldHit,
  type FishingLevel,
  type Freeze,
  findSpecies,
  fishAt,
  hitLateMs,
  isInField,
  isPaced,
  rollShot,
  shotMaxX,
  swumMs,
  type TideFish,
  victimsOf,
} from '@fairground/game-rules/fishing'

/** What is loaded at a seat, as far as its shots are decided. */
export interface Loaded {
  readonly roundId: string
  readonly seat: number
  readonly bullets: number
  readonly bulletMinor: bigint
  readonly payoutMinorMax: bigint
  /** `nonce` is that of the first bullet. */
  readonly seeds: SeedTriple
  readonly loadedMs: number
  rolls: number
  spent: number
  returned: number
  killsMinor: bigint
  readonly shotNos: Set<number>
  /** When its last shots were fired. */
  fired: number[]
  /** Of the last hundred hits, which could not have been. */
  doubts: boolean[]
}

/** A room between two batches. Hits are decided in the order in which they were received. */
export interface Pond {
  readonly fish: Map<string, TideFish>
  readonly dead: Set<string>
  freezes: readonly Freeze[]
}

export interface ReceivedHit {
  readonly hit: FishingHit
  readonly receivedMs: number
}

type Reason = (typeof fishingReturns)[number]

/** A shot that kills a fish which freezes: everything stands still from so long after it was decided. */
const freezeDelayMs = 400
const firedKeptMs = 12_000
const doubtsKept = 100
/** So many of the last hundred hits that could not have been close the seat. */
const doubtsMax = 20

/** One hit: rolled, or its bullets come back. Changes the pond and the magazine. */
export function decideHit(
  pond: Pond,
  loaded: Loaded,
  { level, received, isAutoOn }: { level: FishingLevel; received: ReceivedHit; isAutoOn: boolean },
): FishingShot {
  const { hit, receivedMs } = received
  const { shotNo, weapon, fishId } = hit
  const reason = reasonAgainst(pond, loaded, { hit, receivedMs, isAutoOn, level })
  loaded.shotNos.add(shotNo)
  loaded.doubts = [...loaded.doubts, reason === 'implausible'].slice(-doubtsKept)
  if (reason) {
    loaded.returned += 1
    return { shotNo, weapon, fishId, end: { end: 'returned', reason } }
  }
  loaded.fired = [...loaded.fired, hit.firedMs].filter((fired) => fired > receivedMs - firedKeptMs)
  const living = [...pond.fish.values()].filter((fish) => !pond.dead.has(fish.fishId))
  const victims = victimsOf({ ...hit, seat: loaded.seat }, living, pond.freezes)
  const seeds = { ...loaded.seeds, nonce: loaded.seeds.nonce + loaded.rolls }
  const rolls = rollShot({ rtp: level.rtp, weapon, bulletMinor: loaded.bulletMinor, seeds, victims })
  loaded.rolls += rolls.length
  loaded.spent += arms[weapon].bullets
  for (const { fishId: killed, species, isKill, paidMinor } of rolls) {
    if (!isKill) continue
    loaded.killsMinor += paidMinor
    pond.dead.add(killed)
    const freezeMs = findSpecies(species)?.freezeMs ?? 0
    if (freezeMs > 0) freeze(pond, receivedMs + freezeDelayMs, freezeMs)
  }
  const told = rolls.map((roll) => ({
    ...roll,
    share: [...roll.share] as [number, number],
    paidMinor: String(roll.paidMinor),
  }))
  return { shotNo, weapon, fishId, end: { end: 'rolled', rolls: told } }
}

/** Freezes follow each other: none overlaps another, so that every fish stands for the sum of them. */
function freeze(pond: Pond, fromMs: number, ms: number): void {
  const begin = Math.max(fromMs, ...pond.freezes.map(({ untilMs }) => untilMs))
  pond.freezes = [...pond.freezes, { fromMs: begin, untilMs: begin + ms }]
}

interface Case {
  hit: FishingHit
  receivedMs: number
  isAutoOn: boolean
  level: FishingLevel
}

function reasonAgainst(pond: Pond, loaded: Loaded, { hit, receivedMs, isAutoOn }: Case): Reason | undefined {
  const { bullets } = arms[hit.weapon]
  if (loaded.bullets - loaded.spent < bullets) return 'bullets'
  if (hit.isAuto && !isAutoOn) return 'auto'
  if (Math.abs(receivedMs - hit.hitMs) > hitLateMs) return 'late'
  if (hit.firedMs < loaded.loadedMs - hitLateMs) return 'implausible'
  if (!isPaced(loaded.fired, hit.firedMs)) return 'rate'
  if (pond.dead.has(hit.fishId)) return 'dead'
  const fish = pond.fish.get(hit.fishId)
  const place = fish && fishAt(fish, hit.hitMs, pond.freezes)
  if (!fish || !place || !isInField(place)) return 'gone'
  if (!couldHit({ ...hit, seat: loaded.seat }, fish, pond.freezes)) return 'implausible'
  const species = findSpecies(fish.species)
  if (!species) return 'gone'
  return loaded.killsMinor + mostOf(pond, loaded, hit) > loaded.payoutMinorMax ? 'limit' : undefined
}

/** The most that a shot can pay: all of its victims at their greatest prizes. */
function mostOf(pond: Pond, loaded: Loaded, hit: FishingHit): bigint {
  const living = [...pond.fish.values()].filter((fish) => !pond.dead.has(fish.fishId))
  const most = victimsOf({ ...hit, seat: loaded.seat }, living, pond.freezes).reduce((sum, fish) => {
    const species = findSpecies(fish.species)
    return species ? sum + shotMaxX(hit.weapon, species) : sum
  }, 0)
  return loaded.bulletMinor * BigInt(most)
}

export const isDoubtful = ({ doubts }: Loaded): boolean => doubts.filter(Boolean).length >= doubtsMax

/** Fish that have swum away, and freezes that move nothing any more, are forgotten. */
export function tidyPond(pond: Pond, nowMs: number): void {
  for (const [fishId, fish] of pond.fish) {
    if (swumMs(fish.startMs, nowMs - hitLateMs, pond.freezes) <= fish.swimMs) continue
    pond.fish.delete(fishId)
    pond.dead.delete(fishId)
  }
  const oldest = Math.min(nowMs, ...[...pond.fish.values()].map(({ startMs }) => startMs))
  pond.freezes = pond.freezes.filter(({ untilMs }) => untilMs > oldest)
}
