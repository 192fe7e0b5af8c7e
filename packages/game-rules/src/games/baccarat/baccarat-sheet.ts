import type { SheetRow } from '../../instant/instant-game.ts'
import { type Chance, chancesRow } from '../../parts/spots/chances-row.ts'
import { doesBankerDraw } from './deal.ts'
import { type BaccaratOptions, type BaccaratSpot, baccaratGross, baccaratSpots } from './gross.ts'
import { type BaccaratResult, type Pair, pairOf } from './result.ts'

const pairSpots: readonly BaccaratSpot[] = ['player-pair', 'banker-pair', 'either-pair', 'perfect-pair']

/** Bets on pairs over the first four cards, all others over the values of up to six cards of a fresh shoe. */
export function baccaratSheet(options: BaccaratOptions): SheetRow[] {
  const byTotals = totalCases()
  const byPairs = pairCases()
  return baccaratSpots.map((spot) => {
    const cases = pairSpots.includes(spot) ? byPairs : byTotals
    return chancesRow(
      spot,
      cases.map(({ result, weight }): Chance => ({ gross: baccaratGross(spot, result, options), weight })),
    )
  })
}

type Case = { readonly result: BaccaratResult; readonly weight: bigint }

const values = Array.from({ length: 10 }, (_, value) => value)

/**
 * Every order of six values out of 128 zeros and 32 of each other, gathered by result.
 * The weights add up to 416·415·414·413·412·411, which a double still holds exactly.
 */
function totalCases(): Case[] {
  const weights = new Map<number, number>()
  const add = (key: readonly number[], weight: number): void => {
    const index = key.reduce((sum, part) => sum * 10 + part, 0)
    weights.set(index, (weights.get(index) ?? 0) + weight)
  }
  const shoe = openShoe()
  for (const p1 of values)
    for (const p2 of values)
      for (const b1 of values)
        for (const b2 of values) {
          const weight = shoe.take(p1) * shoe.take(p2) * shoe.take(b1) * shoe.take(b2)
          finishHands(shoe, { player: (p1 + p2) % 10, banker: (b1 + b2) % 10, weight, add })
          for (const value of [p1, p2, b1, b2]) shoe.putBack(value)
        }
  return [...weights].map(([index, weight]) => ({ result: resultFrom(index), weight: BigInt(weight) }))
}

type Shoe = { take(value: number): number; putBack(value: number): void }

/** How many cards of each value are left; taking one says how many there were. */
function openShoe(): Shoe {
  const left: number[] = values.map((value) => (value === 0 ? 128 : 32))
  const change = (value: number, by: number): number => {
    const count = left[value] ?? 0
    left[value] = count + by
    return count
  }
  return { take: (value) => change(value, -1), putBack: (value) => void change(value, 1) }
}

type Dealt = {
  readonly player: number
  readonly banker: number
  readonly weight: number
  readonly add: (key: readonly number[], weight: number) => void
}

/** Cards that are not needed are counted as dealt to nobody, so that every case weighs six cards. */
function finishHands(shoe: Shoe, { player, banker, weight, add }: Dealt): void {
  const drawBanker = (total: number, third: number | undefined, drawn: number): void => {
    const cards = third === undefined ? 2 : 3
    const spare = third === undefined ? 411 : 1
    if (!doesBankerDraw(banker, third)) {
      add([total, banker, cards, 2], drawn * (third === undefined ? 412 * 411 : 411))
      return
    }
    for (const value of values) {
      add([total, (banker + value) % 10, cards, 3], drawn * shoe.take(value) * spare)
      shoe.putBack(value)
    }
  }
  if (player >= 8 || banker >= 8) add([player, banker, 2, 2], weight * 412 * 411)
  else if (player > 5) drawBanker(player, undefined, weight)
  else
    for (const third of values) {
      drawBanker((player + third) % 10, third, weight * shoe.take(third))
      shoe.putBack(third)
    }
}

function resultFrom(index: number): BaccaratResult {
  const digit = (place: number): number => Math.floor(index / place) % 10
  return {
    playerTotal: digit(1000),
    bankerTotal: digit(100),
    playerCards: digit(10),
    bankerCards: digit(1),
    playerPair: 'none',
    bankerPair: 'none',
  }
}

/** The first card may be any: all 52 kinds are alike, so it is taken as one of them. */
function pairCases(): Case[] {
  const kinds = Array.from({ length: 52 }, (_, card) => card)
  const weights = new Map<string, { playerPair: Pair; bankerPair: Pair; weight: number }>()
  for (const p2 of kinds)
    for (const b1 of kinds)
      for (const b2 of kinds) {
        const left = (card: number, taken: readonly number[]): number => 8 - taken.filter((one) => one === card).length
        const weight = left(p2, [0]) * left(b1, [0, p2]) * left(b2, [0, p2, b1])
        const [playerPair, bankerPair] = [pairOf([0, p2]), pairOf([b1, b2])]
        const key = `${playerPair} ${bankerPair}`
        weights.set(key, { playerPair, bankerPair, weight: (weights.get(key)?.weight ?? 0) + weight })
      }
  return [...weights.values()].map(({ weight, ...pairs }) => ({
    result: { ...resultFrom(0), ...pairs },
    weight: BigInt(weight),
  }))
}
