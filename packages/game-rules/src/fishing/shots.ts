import type { Fraction } from '../exact/fraction.ts'
import { fire, type Magazine, type ShotEnd } from './magazine.ts'
import type { Weapon } from './shot.ts'

export type Shot = { readonly seat: number; readonly fish: string; readonly weapon: Weapon }

type Pond = {
  readonly rtp: Fraction
  /** One open magazine per seat. */
  readonly magazines: ReadonlyMap<number, Magazine>
  /** What each fish that is alive pays. */
  readonly fish: ReadonlyMap<string, number>
}

/**
 * Shots of all seats in the order in which the server received them: the roll belongs to the shooter, the fish to nobody.
 * After a crash only the shots that were written count; a shot of a seat without a magazine is refused.
 */
export function playShots(pond: Pond, shots: readonly Shot[]): Pond & { readonly ends: readonly ShotEnd[] } {
  const magazines = new Map(pond.magazines)
  const fish = new Map(pond.fish)
  const ends = shots.map(({ seat, fish: target, weapon }): ShotEnd => {
    const loaded = magazines.get(seat)
    if (!loaded) return { outcome: 'refused' }
    const { magazine, end } = fire(loaded, { rtp: pond.rtp, weapon, multiplier: fish.get(target) })
    magazines.set(seat, magazine)
    if (end.outcome === 'kill') fish.delete(target)
    return end
  })
  return { rtp: pond.rtp, magazines, fish, ends }
}
