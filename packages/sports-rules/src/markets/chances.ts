import type { MatchGrid } from '../football/match-grid.ts'
import { cellsByEnding } from './ending-table.ts'
import type { Bet, Market } from './market.ts'

/** The chances of win, half win, push, half loss and loss; they sum to 1. */
export type Chances = readonly [win: number, halfWin: number, push: number, halfLose: number, lose: number]

/** The chance of each ending of a bet: the sum over the cells that end so. */
export function chancesOf(bet: Bet, grid: MatchGrid): Chances {
  const weights = weightsOf(bet.market, grid)
  const [win, halfWin, push, halfLose, lose] = cellsByEnding(bet)
  return [
    sumOver(win, weights),
    sumOver(halfWin, weights),
    sumOver(push, weights),
    sumOver(halfLose, weights),
    sumOver(lose, weights),
  ]
}

/** The chances of the scores that a market depends on. */
const weightsOf = ({ reads }: Market, { full, half, pairs, margins = none, totals = none }: MatchGrid): Float64Array =>
  ({ full, half, both: pairs, margin: margins, points: totals })[reads]

const none = new Float64Array(0)

function sumOver(cells: Uint16Array, weights: Float64Array): number {
  let sum = 0
  for (let at = 0; at < cells.length; at += 1) sum += weights[cells[at] ?? 0] ?? 0
  return sum
}
