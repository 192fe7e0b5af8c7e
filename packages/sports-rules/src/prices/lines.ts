import type { MatchGrid } from '../football/match-grid.ts'
import { chancesOf } from '../markets/chances.ts'
import type { Market } from '../markets/market.ts'
import { marginMax, totalCount } from '../points/points-space.ts'
import { fairOdds } from './market-prices.ts'

/** Lines offered on each side of the main one. */
const linesBeside = 2
const handicapMax = 8 * 4
const totalMin = 2
const totalMax = 13 * 4
/** Between two lines of points. */
const pointsBetween = 2
/** European handicaps: one or two goals for either side. */
const wholeLines = [-8, -4, 4, 8]

/** The quarter line whose two sides have the nearest fair odds, the lower of two; lines are in quarters of a goal. */
export function mainLine(market: Market, grid: MatchGrid): number {
  if (market.lines) return nearestLine(market, grid)
  if (isOfPoints(market)) return mainPoints(market, grid)
  let [low, high] = market.isHandicap ? [-handicapMax, handicapMax] : [totalMin, totalMax]
  const rises = market.isHandicap ? -1 : 1
  // The odds of one side rise from line to line as those of the other fall: the nearest are where they cross.
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (rises * oddsGap(market, grid, middle) < 0) low = middle
    else high = middle
  }
  return Math.abs(oddsGap(market, grid, high)) < Math.abs(oddsGap(market, grid, low)) ? high : low
}

const isOfPoints = ({ reads }: Market): boolean => reads === 'margin' || reads === 'points'

const perPoint = 4
const half = 2
const pointsRange = { margin: marginMax, points: totalCount }

/** Of lines of half points, the nearest; as above, but in steps of a point. */
function mainPoints(market: Market, grid: MatchGrid): number {
  const rises = market.reads === 'margin' ? -1 : 1
  let [low, high] =
    market.reads === 'margin' ? [-pointsRange.margin, pointsRange.margin - 1] : [0, pointsRange.points - 2]
  const lineAt = (points: number) => perPoint * points + half
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (rises * oddsGap(market, grid, lineAt(middle)) < 0) low = middle
    else high = middle
  }
  const gapAt = (points: number) => Math.abs(oddsGap(market, grid, lineAt(points)))
  return lineAt(gapAt(high) < gapAt(low) ? high : low)
}

/** Of the lines that a market names, the one whose two sides have the nearest fair odds. */
function nearestLine(market: Market, grid: MatchGrid): number {
  const gapOf = (quarters: number) => Math.abs(oddsGap(market, grid, quarters))
  const [first = 0, ...others] = market.lines ?? []
  return others.reduce((best, line) => (gapOf(line) < gapOf(best) ? line : best), first)
}

/** The lines of a market as they are offered, ascending, in quarters of a goal; a market without lines has 0. */
export function offeredLines(market: Market, grid: MatchGrid): readonly number[] {
  if (market.line === undefined) return [0]
  if (market.lines) return market.lines
  if (market.line === 'whole') return wholeLines
  const main = mainLine(market, grid)
  const step = isOfPoints(market) ? pointsBetween * perPoint : 1
  return Array.from({ length: 2 * linesBeside + 1 }, (_, at) => main + (at - linesBeside) * step)
}

/** Fair odds of the first selection less those of the second: what one wins the other loses. 0 where all is given back. */
function oddsGap(market: Market, grid: MatchGrid, quarters: number): number {
  const [selection = ''] = market.selections
  const chances = chancesOf({ market, selection, quarters, scoreAtBet: grid.state.score }, grid)
  const [win, halfWin, push, halfLose, lose] = chances
  const gap = fairOdds(chances) - fairOdds([lose, halfLose, push, halfWin, win])
  return Number.isNaN(gap) ? 0 : gap
}
