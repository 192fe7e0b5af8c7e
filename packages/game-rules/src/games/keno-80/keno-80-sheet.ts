import { choose } from '../../exact/choose.ts'
import { type Fraction, fraction } from '../../exact/fraction.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { outcomesRow, singlePayRow } from '../../instant/sheet-row.ts'
import { type Keno80Side, keno80Pays, keno80PicksMax, keno80SideRules, keno80Sides } from './keno-80-tables.ts'

const [numbers, drawn] = [80, 20]
const draws = choose(numbers, drawn)

/** Every number of picks by the hypergeometric distribution, and every bet on the draw by counting draws. */
export function keno80Sheet(): SheetRow[] {
  const picks = Array.from({ length: keno80PicksMax }, (_, index) => index + 1)
  const bySum = drawsBySum()
  return [...picks.map(picksRow), ...keno80Sides.map((side) => sideRow(side, bySum))]
}

function picksRow(picks: number): SheetRow {
  const outcomes = keno80Pays(picks).map((x10000, hits) => ({ chance: keno80PickChance(picks, hits), x10000 }))
  return outcomesRow(`${picks}-picks`, outcomes)
}

/** That so many of the numbers picked are drawn. */
export const keno80PickChance = (picks: number, hits: number): Fraction =>
  fraction(choose(picks, hits) * choose(numbers - picks, drawn - hits), draws)

function sideRow(side: Keno80Side, bySum: readonly bigint[]): SheetRow {
  return singlePayRow(side, keno80SideChance(side, bySum), keno80SideRules[side].x10000)
}

/** That a bet on the whole draw wins. */
export function keno80SideChance(side: Keno80Side, bySum: readonly bigint[] = drawsBySum()): Fraction {
  const { isWon } = keno80SideRules[side]
  const isBySum = side !== 'more-low' && side !== 'more-high' && side !== 'ten-ten'
  const counts = isBySum
    ? bySum.map((count, sum) => ({ count, isWin: isWon({ sum, low: 0 }) }))
    : Array.from({ length: drawn + 1 }, (_, low) => ({ count: drawsWithLow(low), isWin: isWon({ sum: 0, low }) }))
  const wins = counts.reduce((all, { count, isWin }) => (isWin ? all + count : all), 0n)
  return fraction(wins, draws)
}

const drawsWithLow = (low: number): bigint => choose(numbers / 2, low) * choose(numbers / 2, drawn - low)

/** In how many ways twenty different numbers of 1 … 80 add up to each sum: number after number, taken or left. */
function drawsBySum(): bigint[] {
  const sumMax = 1_410
  const ways = Array.from({ length: drawn + 1 }, () => new Array<bigint>(sumMax + 1).fill(0n))
  const none = ways[0]
  if (none) none[0] = 1n
  for (let number = 1; number <= numbers; number += 1) {
    for (let taken = Math.min(number, drawn); taken >= 1; taken -= 1) addNumber(ways[taken], ways[taken - 1], number)
  }
  return ways[drawn] ?? []
}

function addNumber(to: bigint[] | undefined, from: readonly bigint[] | undefined, number: number): void {
  if (!to || !from) return
  for (let sum = number; sum < to.length; sum += 1) {
    const more = from[sum - number] ?? 0n
    if (more > 0n) to[sum] = (to[sum] ?? 0n) + more
  }
}
