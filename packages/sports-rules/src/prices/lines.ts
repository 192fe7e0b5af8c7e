import type { MatchGrid } from '../football/match-grid.ts'
import { chancesOf } from '../markets/chances.ts'
import type { Market } from '../markets/market.ts'
import { fairOdds } from './market-prices.ts'

/** Lines offered on each side of the main one. Source: games.md §13.2. */
const linesBeside = 2
const handicapMax = 8 * 4
const totalMin = 2
const totalMax = 13 * 4
/** European handicaps: one or two goals for either side. */
const wholeLines = [-8, -4, 4, 8]

/** The quarter line whose two sides have the nearest fair odds; lines are in quarters of a goal. */
export function mainLine(market: Market, grid: MatchGrid): number {
  const [min, max] = market.isHandicap ? [-handicapMax, handicapMax] : [totalMin, totalMax]
  let [best, least] = [min, Number.POSITIVE_INFINITY]
  for (let quarters = min; quarters <= max; quarters += 1) {
    const gap = gapOf(market, grid, quarters)
    if (gap < least) [best, least] = [quarters, gap]
  }
  return best
}

/** The lines of a market as they are offered, ascending, in quarters of a goal; a market without lines has 0. */
export function offeredLines(market: Market, grid: MatchGrid): readonly number[] {
  if (market.line === undefined) return [0]
  if (market.line === 'whole') return wholeLines
  const main = mainLine(market, grid)
  return Array.from({ length: 2 * linesBeside + 1 }, (_, at) => main + at - linesBeside)
}

/** What one side wins the other loses: one set of chances has the fair odds of both. */
function gapOf(market: Market, grid: MatchGrid, quarters: number): number {
  const [selection = ''] = market.selections
  const chances = chancesOf({ market, selection, quarters, scoreAtBet: grid.state.score }, grid)
  const [win, halfWin, push, halfLose, lose] = chances
  const gap = Math.abs(fairOdds(chances) - fairOdds([lose, halfLose, push, halfWin, win]))
  return Number.isNaN(gap) ? Number.POSITIVE_INFINITY : gap
}
