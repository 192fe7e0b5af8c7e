import { besideLine, bulletAt, distance, type Freeze, fishAt, type Point } from './paths.ts'
import { findSpecies } from './species.ts'
import type { TideFish } from './tide.ts'

/**
 * Weapons by what one shot uses, in bullets, and how many fish it can kill. A torpedo is one roll; a chain goes over to the
 * fish that are nearest, a drill to those behind on its line: each has an equal part of the chance and pays the value of
 * the whole shot, so that no weapon returns more than another. None has more victims than bullets: a magazine of so many
 * bullets never needs more numbers.
 */
export const arms = {
  bullet: { bullets: 1, victimsMax: 1 },
  torpedo: { bullets: 6, victimsMax: 1 },
  chain: { bullets: 4, victimsMax: 4 },
  drill: { bullets: 5, victimsMax: 5 },
} as const
export type Arm = keyof typeof arms
export const armNames = Object.keys(arms) as Arm[]

/** How far a chain reaches from its target, and how near to its line a drill kills. */
const chainReach = 320
const drillWidth = 30

export type AimedShot = {
  readonly weapon: Arm
  readonly fishId: string
  readonly seat: number
  readonly aim: readonly [number, number]
  readonly firedMs: number
  readonly hitMs: number
}

/** The fish that a shot can kill, the target first, then by distance from it, of equal distance by their ids. */
export function victimsOf(shot: AimedShot, living: readonly TideFish[], freezes: readonly Freeze[]): TideFish[] {
  const { victimsMax } = arms[shot.weapon]
  const target = living.find(({ fishId }) => fishId === shot.fishId)
  const at = target && fishAt(target, shot.hitMs, freezes)
  if (!target || !at) return []
  if (victimsMax === 1) return [target]
  const reaches = reachOf(shot, at)
  const others = living.flatMap((fish) => {
    const place = fish.fishId === target.fishId ? undefined : fishAt(fish, shot.hitMs, freezes)
    return place && reaches(fish, place) ? [{ fish, far: distance(at, place) }] : []
  })
  others.sort((a, b) => a.far - b.far || (a.fish.fishId < b.fish.fishId ? -1 : 1))
  return [target, ...others.slice(0, victimsMax - 1).map(({ fish }) => fish)]
}

function reachOf(shot: AimedShot, at: Point): (fish: TideFish, place: Point) => boolean {
  if (shot.weapon !== 'drill') return (_, place) => distance(at, place) <= chainReach
  const [from, to] = [bulletAt(shot, shot.hitMs - 1), bulletAt(shot, shot.hitMs)]
  const way = [to.x - from.x, to.y - from.y] as const
  // Between two bounces inside one millisecond there is no direction: then it reaches no further.
  if (way[0] === 0 && way[1] === 0) return () => false
  return (fish, place) =>
    (place.x - at.x) * way[0] + (place.y - at.y) * way[1] > 0 &&
    besideLine(place, at, way) <= drillWidth + (findSpecies(fish.species)?.radius ?? 0)
}
