import { commitOf, createStream } from '@fairground/fairness'
import { fraction } from '../../exact/fraction.ts'
import { priceX100 } from '../../parts/prices/price-x100.ts'
import type { RaceKind } from './race-kind.ts'
import { raceChances } from './race-prices.ts'

/** Who runs, by gate, and how likely each is to win: known before anybody bets. */
export type RaceCard = {
  readonly runners: readonly {
    /** Place in the stable of its kind. */
    readonly id: number
    /** Of the weights of all runners, which sum to 100. */
    readonly weight: number
  }[]
}

/** Kinds of bets. */
export type RaceBet = 'win' | 'place' | 'forecast' | 'tricast'

/** What comes back of every stake in the long run, before prices are cut to hundredths. */
export const raceReturns: Readonly<Record<RaceBet, ReturnType<typeof fraction>>> = {
  win: fraction(94, 100),
  place: fraction(94, 100),
  forecast: fraction(92, 100),
  tricast: fraction(90, 100),
}

/**
 * The card of a race follows from the salt of its chain and its number alone: from a stream whose seed is the hash of the
 * rules' id. One field is drawn, then the runners in the order of their gates; the stronger of two has the higher weight.
 */
export function raceCard({ id, stable, fields }: RaceKind, round: { salt: string; number: number }): RaceCard {
  const draws = createStream({ serverSeed: commitOf(id), clientSeed: round.salt, nonce: round.number })
  const field = fields[draws.int(fields.length)] ?? []
  const dealt = draws.deal(stable.length, field.length)
  const byStrength = [...dealt].sort((a, b) => a - b)
  return { runners: dealt.map((runner) => ({ id: runner, weight: field[byStrength.indexOf(runner)] ?? 0 })) }
}

export const weightsOf = ({ runners }: RaceCard): readonly number[] => runners.map(({ weight }) => weight)

/** Prices by place, in hundredths of the stake; places below 1.01 are missing: they are not offered. */
export type RacePrices = ReadonlyMap<string, number>

const known = new Map<string, RacePrices>()
const knownMax = 64

/** The price of every bet on these runners, by the place for its chips: `win-1`, `place-1`, `forecast-1-2`, `tricast-1-2-3`. */
export function racePrices(weights: readonly number[], placed: number): RacePrices {
  const key = `${placed}:${weights.join()}`
  const found = known.get(key) ?? pricesOf(weights, placed)
  known.delete(key)
  known.set(key, found)
  for (const oldest of known.keys()) {
    if (known.size <= knownMax) break
    known.delete(oldest)
  }
  return found
}

function pricesOf(weights: readonly number[], placed: number): RacePrices {
  const prices = new Map<string, number>()
  for (const { spot, bet, chance } of raceBets(weights, placed)) {
    const x100 = priceX100(chance, raceReturns[bet])
    if (x100 !== undefined) prices.set(spot, x100)
  }
  return prices
}

/** Every bet on these runners with its exact chance. */
export function raceBets(weights: readonly number[], placed: number) {
  const { win, place, forecast, tricast } = raceChances(weights, placed)
  return [
    ...win.map((chance, runner) => ({ bet: 'win' as const, spot: `win-${runner + 1}`, chance })),
    ...place.map((chance, runner) => ({ bet: 'place' as const, spot: `place-${runner + 1}`, chance })),
    ...[...forecast].map(([key, chance]) => ({ bet: 'forecast' as const, spot: spotOf('forecast', key), chance })),
    ...[...tricast].map(([key, chance]) => ({ bet: 'tricast' as const, spot: spotOf('tricast', key), chance })),
  ]
}

/** Gates are counted from 1. */
const spotOf = (bet: RaceBet, order: string): string =>
  [bet, ...order.split('-').map((runner) => Number(runner) + 1)].join('-')

/** What the place of a bet names. */
export function readRaceSpot(spot: string): { readonly bet: RaceBet; readonly gates: readonly number[] } {
  const [bet, ...gates] = spot.split('-')
  return { bet: bet as RaceBet, gates: gates.map(Number) }
}

/** Whether the bet wins; `order` are runners from the first, counted from 0. */
export function winsRace(
  { bet, gates }: ReturnType<typeof readRaceSpot>,
  order: readonly number[],
  placed: number,
): boolean {
  if (bet === 'place') {
    const runner = order.indexOf((gates[0] ?? 0) - 1)
    return runner >= 0 && runner < placed
  }
  return gates.every((gate, place) => order[place] === gate - 1)
}
