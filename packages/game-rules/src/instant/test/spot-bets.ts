import type { Draws } from '../instant-game.ts'

/** Chips of 1,000 to 500,000 on up to `countMax` places, as they come over the wire. */
export function randomBets(spots: readonly string[], countMax: number, random: Draws): unknown {
  const picked = random.deal(spots.length, 1 + random.int(Math.min(countMax, spots.length)))
  const bets = picked.map((index) => ({ spot: spots[index], stakeMinor: `${(1 + random.int(500)) * 1_000 + 1}` }))
  return { bets }
}

/** One chip of 1,000 on one place. */
export function chipOn(...spots: readonly string[]): { bets: { spot: string; stakeMinor: string }[] } {
  return { bets: spots.map((spot) => ({ spot, stakeMinor: '1000' })) }
}
