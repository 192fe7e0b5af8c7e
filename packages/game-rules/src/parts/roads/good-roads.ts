import { bigRoad, derivedRoad, derivedRoads, type Result } from './roads.ts'

/** Patterns that players look for. They say nothing about the next result. */
export const goodRoads = [
  'streak-4',
  'streak-6',
  'ping-pong',
  'two-two',
  'one-two',
  'long-after-ping-pong',
  'red',
] as const
export type GoodRoad = (typeof goodRoads)[number]

const redCount = 4

/** Those that the road shows now; a tie breaks none. */
export function goodRoadsOf(results: readonly Result[]): GoodRoad[] {
  const columns = bigRoad(results)
  const lengths = columns.map(({ length }) => length)
  const endsWith = (...pattern: readonly number[]): boolean =>
    lengths.length >= pattern.length && pattern.every((length, index) => lengths.at(index - pattern.length) === length)
  const last = lengths.at(-1) ?? 0
  const areRed = derivedRoads.every((road) => {
    const colours = derivedRoad(columns, road)
    return colours.length >= redCount && colours.slice(-redCount).every((colour) => colour === 'red')
  })
  const isShown: Record<GoodRoad, boolean> = {
    'streak-4': last >= 4,
    'streak-6': last >= 6,
    'ping-pong': endsWith(1, 1, 1, 1, 1),
    'two-two': endsWith(2, 2, 2),
    'one-two': endsWith(1, 2, 1, 2),
    'long-after-ping-pong': last >= 3 && lengths.length >= 5 && lengths.slice(-5, -1).every((length) => length === 1),
    red: areRed,
  }
  return goodRoads.filter((road) => isShown[road])
}
