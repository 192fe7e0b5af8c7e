import type { Read } from '../../instant/instant-game.ts'
import { refuse, stake } from '../../instant/read-input.ts'

/** Chips on one place of a table. */
export type SpotBet<Spot extends string = string> = { readonly spot: Spot; readonly stakeMinor: bigint }

const betCountMax = 160

/** Reads `{ bets: [{ spot, stakeMinor: "5000" }] }`: known places, each once, whole amounts above 0 in minor units. */
export function readSpotBets<Spot extends string>(
  input: unknown,
  isSpot: (name: string) => name is Spot,
): Read<readonly SpotBet<Spot>[]> {
  const list = typeof input === 'object' && input !== null ? Reflect.get(input, 'bets') : undefined
  if (!Array.isArray(list) || list.length === 0 || list.length > betCountMax) {
    return refuse('bets', `a list of 1 to ${betCountMax} bets`)
  }
  const bets: SpotBet<Spot>[] = []
  for (const entry of list) {
    const spot: unknown = entry?.spot
    const stakeMinor = stake.read(entry?.stakeMinor)
    if (typeof spot !== 'string' || !isSpot(spot)) return refuse('spot', 'a place of this table')
    if (stakeMinor === undefined) return refuse('stakeMinor', stake.expected)
    if (bets.some((bet) => bet.spot === spot)) return refuse('spot', 'each place once')
    bets.push({ spot, stakeMinor })
  }
  return { ok: true, value: bets }
}

export function stakeOf(bets: readonly SpotBet[]): bigint {
  return bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
}
