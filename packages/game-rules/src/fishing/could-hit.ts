import type { AimedShot } from './arms.ts'
import { bulletAt, bulletLifeMs, distance, type Freeze, fishAt, swimsInMs } from './paths.ts'
import { findSpecies } from './species.ts'
import type { TideFish } from './tide.ts'

/** A hit may be told so long after it, and so long before it by a clock that is ahead. */
export const hitLateMs = 500
/** Fish swim on while a message is under way: by so much time a place may differ. */
const slackMs = 120
/** What a bullet is wide, and rounding. */
const bulletRadius = 14
/** Bullets of one second. */
export const shotsPerSecondMax = 8
const second = 1_000

/** Whether the bullet was where the fish was, as far as clocks and lines allow. */
export function couldHit(shot: AimedShot, fish: TideFish, freezes: readonly Freeze[]): boolean {
  const flownMs = shot.hitMs - shot.firedMs
  if (flownMs < 0 || flownMs > bulletLifeMs) return false
  const at = fishAt(fish, shot.hitMs, freezes)
  if (!at) return false
  const radius = findSpecies(fish.species)?.radius ?? 0
  return distance(bulletAt(shot, shot.hitMs), at) <= radius + bulletRadius + swimsInMs(fish, shot.hitMs, slackMs)
}

/** Whether one more shot at that moment leaves no second with more shots than are allowed. */
export function isPaced(firedMs: readonly number[], next: number): boolean {
  const near = firedMs.filter((fired) => Math.abs(fired - next) < second)
  // Every window of a second that holds the new one begins at a shot.
  return [...near, next].every(
    (begin) =>
      begin > next || near.filter((fired) => fired >= begin && fired < begin + second).length < shotsPerSecondMax,
  )
}
