import { cellCount, fullOfPair, halfOfPair, pairCount, type Score, scoreOf } from '../football/cells.ts'
import { scoresOfMargins, scoresOfTotals } from '../points/points-space.ts'
import { endings } from './ending.ts'
import { type Bet, lineFromStart, type Market, type Scores } from './market.ts'

/** The cells of each ending, in the order of `endings`. */
export type CellsByEnding = readonly [
  win: Uint16Array,
  halfWin: Uint16Array,
  push: Uint16Array,
  halfLose: Uint16Array,
  lose: Uint16Array,
]

type Tables = { readonly table: Uint8Array; readonly cells: CellsByEnding; pairs?: CellsByEnding }

/** What each bet makes of each score is worked out once: no price, combination or exposure asks a market again. */
const known = new WeakMap<Market, Map<string, Tables>>()

/** The ending of a bet by cell, or by pair where a market reads both scores: places in `endings`. */
export const endingTable = (bet: Bet): Uint8Array => tablesOf(bet).table

/** The cells with each ending, or the pairs where a market reads both scores. */
export const cellsByEnding = (bet: Bet): CellsByEnding => tablesOf(bet).cells

/** The pairs with each ending, whatever scores a market reads. */
export function pairsByEnding(bet: Bet): CellsByEnding {
  const tables = tablesOf(bet)
  const cellOfPair = cellsOfPairs[bet.market.reads]
  tables.pairs ??= cellOfPair
    ? sortByEnding(Uint8Array.from(cellOfPair, (cell) => tables.table[cell] ?? 0))
    : tables.cells
  return tables.pairs
}

/** The place of each pair in the table of a market; none where the market reads both scores and has a place for each. */
export const cellsOfPairs: Readonly<Record<Market['reads'], Uint8Array | undefined>> = {
  ...{ full: fullOfPair, half: halfOfPair, both: undefined, margin: undefined, points: undefined },
}

function tablesOf(bet: Bet): Tables {
  const ofMarket = known.get(bet.market) ?? new Map<string, Tables>()
  known.set(bet.market, ofMarket)
  const line = lineFromStart(bet)
  const key = `${bet.selection} ${line}`
  const found = ofMarket.get(key)
  if (found) return found
  const table = tableOf(bet.market, bet.selection, line)
  const tables = { table, cells: sortByEnding(table) }
  ofMarket.set(key, tables)
  return tables
}

const cells: readonly Score[] = Array.from({ length: cellCount }, (_, cell) => scoreOf(cell))
const withHalf = (score: Score): Scores => ({ half: score, full: score })
const scoresOfCell: readonly Scores[] = cells.map(withHalf)
const scoresOfPair: readonly Scores[] = Array.from({ length: pairCount }, (_, pair) => ({
  half: cells[halfOfPair[pair] ?? 0] ?? [0, 0],
  full: cells[fullOfPair[pair] ?? 0] ?? [0, 0],
}))

/** Every place of what a market reads. */
const placesOf: Readonly<Record<Market['reads'], readonly Scores[]>> = {
  ...{ full: scoresOfCell, half: scoresOfCell, both: scoresOfPair },
  ...{ margin: scoresOfMargins.map(withHalf), points: scoresOfTotals.map(withHalf) },
}

const tableOf = (market: Market, selection: string, line: number): Uint8Array =>
  Uint8Array.from(placesOf[market.reads], (scores) => endings.indexOf(market.settle(selection, scores, line)))

function sortByEnding(table: Uint8Array): CellsByEnding {
  const cellsOf = (ending: number) => Uint16Array.from([...table.keys()].filter((cell) => table[cell] === ending))
  return [cellsOf(0), cellsOf(1), cellsOf(2), cellsOf(3), cellsOf(4)]
}
