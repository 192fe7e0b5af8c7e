import type { FishingKill, FishingShot } from '@fairground/contract/studio'
import type { FishingLevel } from '@fairground/game-rules/fishing'
import type { NewsOut } from './fishing-news.ts'
import type { Held } from './held-magazine.ts'
import type { Loaded, ReceivedHit } from './pond.ts'

/** A line of a frame in this process that is in the room. */
export interface RoomLine {
  readonly lineId: string
  readonly playerId: string
  /** Whose magazine it fires; undefined for who only looks. */
  readonly roundId: string | undefined
  tell(event: string, value: unknown): void
  isAutoOn(): boolean
  counted(shot: FishingShot, bulletMinor: bigint): void
  standUp(reason: 'moved' | 'idle' | 'suspicious' | 'closed'): void
}

export interface RoomParts {
  roomId: string
  level: FishingLevel
  news: NewsOut
}

export interface Decided {
  held: Held
  received: ReceivedHit
  shot: FishingShot
}

export function shotsOf(decided: readonly Decided[]): Map<Loaded, FishingShot[]> {
  const shots = new Map<Loaded, FishingShot[]>()
  for (const { held, shot } of decided) shots.set(held.loaded, [...(shots.get(held.loaded) ?? []), shot])
  return shots
}

export const killsOf = ({ weapon, end }: FishingShot): Omit<FishingKill, 'seat'>[] =>
  end.end === 'returned'
    ? []
    : end.rolls
        .filter(({ isKill }) => isKill)
        .map(({ fishId, paidMultiplier, paidMinor }) => ({ fishId, weapon, multiplier: paidMultiplier, paidMinor }))

/** A room's id is made of its level, its mode and its number. */
export function partsOfId(roomId: string): { gameId: string; mode: 'real' | 'demo' } {
  const [gameId = '', mode] = roomId.split(':')
  return { gameId, mode: mode === 'demo' ? 'demo' : 'real' }
}
