import { cellCount, fullOfPair, halfOfPair, pairCount, type Score, scoreOf } from '../football/cells.ts'
import type { MatchGrid } from '../football/match-grid.ts'
import { endings } from './ending.ts'
import { type Bet, lineFromStart, type Market, type Scores } from './market.ts'

/** The chances of win, half win, push, half loss and loss; they sum to 1. */
export type Chances = readonly [win: number, halfWin: number, push: number, halfLose: number, lose: number]

/** The chance of each ending of a bet: the sum over the cells that end so. */
export function chancesOf(bet: Bet, grid: MatchGrid): Chances {
  const sums: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  const weights = weightsOf(bet.market, grid)
  const table = endingTable(bet)
  for (let cell = 0; cell < table.length; cell += 1) {
    const ending = table[cell] ?? 0
    sums[ending] = (sums[ending] ?? 0) + (weights[cell] ?? 0)
  }
  return sums
}

/** The chances of the scores that a market depends on. */
export const weightsOf = ({ reads }: Market, { full, half, pairs }: MatchGrid): Float64Array =>
  reads === 'both' ? pairs : reads === 'full' ? full : half

const tables = new WeakMap<Market, Map<string, Uint8Array>>()

/** The ending of a bet by cell, or by pair where a market reads both scores: places in `endings`. Worked out once. */
export function endingTable(bet: Bet): Uint8Array {
  const ofMarket = tables.get(bet.market) ?? new Map<string, Uint8Array>()
  tables.set(bet.market, ofMarket)
  const line = lineFromStart(bet)
  const key = `${bet.selection} ${line}`
  const table = ofMarket.get(key) ?? tableOf(bet.market, bet.selection, line)
  ofMarket.set(key, table)
  return table
}

const cells: readonly Score[] = Array.from({ length: cellCount }, (_, cell) => scoreOf(cell))
const scoresOfCell: readonly Scores[] = cells.map((score) => ({ half: score, full: score }))
const scoresOfPair: readonly Scores[] = Array.from({ length: pairCount }, (_, pair) => ({
  half: cells[halfOfPair[pair] ?? 0] ?? [0, 0],
  full: cells[fullOfPair[pair] ?? 0] ?? [0, 0],
}))

const tableOf = (market: Market, selection: string, line: number): Uint8Array =>
  Uint8Array.from(market.reads === 'both' ? scoresOfPair : scoresOfCell, (scores) =>
    endings.indexOf(market.settle(selection, scores, line)),
  )
