import type { MatchGrid } from '../football/match-grid.ts'
import { chancesOf } from '../markets/chances.ts'
import { cellsByEnding } from '../markets/ending-table.ts'
import type { Bet } from '../markets/market.ts'
import { cutPriceX100 } from '../prices/margin.ts'
import { marketPrices } from '../prices/market-prices.ts'
import { jointWins } from './joint-wins.ts'

/** A leg of a bet builder: a bet of the fixture that can only win or lose. */
export type BuilderLeg = {
  readonly bet: Bet
  /** Of its market, such as 1.06; that of the market itself where it is left out. */
  readonly booksum?: number | undefined
}

export type BuilderPrice = {
  /** That all legs win. */
  readonly probability: number
  readonly fair: number
  readonly margin: number
  readonly priceX100: number
  /** The product of the legs' own chances, for comparison. */
  readonly singlesProduct: number
}

export type BuilderRefusal = 'COMBINATION_IMPOSSIBLE' | 'COMBINATION_ADDS_NOTHING'

export const builderLegs = { min: 2, max: 8 }

const margins = { twoLegs: 0.06, eachMore: 0.01, max: 0.1 }

/** Whether a bet can be a leg: one that some score gives back, in full or half, cannot. */
export function isBuilderBet(bet: Bet): boolean {
  // Margin and sum of points have no place in common.
  if (bet.market.reads === 'margin' || bet.market.reads === 'points') return false
  const [, ...others] = cellsByEnding(bet)
  return others.slice(0, -1).every((cells) => cells.length === 0)
}

/** The price of several bets on one fixture together: the chance that all win is a sum over its scores. */
export function priceBuilder(legs: readonly BuilderLeg[], grid: MatchGrid): BuilderPrice | BuilderRefusal {
  const wins = jointWins(
    legs.map(({ bet }) => bet),
    grid,
  )
  if (wins.all === 0) return 'COMBINATION_IMPOSSIBLE'
  if (wins.isAnyIdle) return 'COMBINATION_ADDS_NOTHING'
  const margin = builderMargin(legs)
  return {
    probability: wins.all,
    fair: 1 / wins.all,
    margin,
    priceX100: cutPriceX100((1 - margin) / wins.all),
    singlesProduct: legs.reduce((product, { bet }) => product * chancesOf(bet, grid)[0], 1),
  }
}

/** 6 % and 1 % for each leg beyond two, at most 10 %, and never more than the legs would have as a parlay. */
export function builderMargin(legs: readonly BuilderLeg[]): number {
  const { twoLegs, eachMore, max } = margins
  const ofParlay = 1 - legs.reduce((kept, leg) => kept / booksumOf(leg), 1)
  return Math.min(max, twoLegs + eachMore * (legs.length - 2), ofParlay)
}

/** The price of a leg that is left alone when the others are void: that of the single. Undefined where it is not offered. */
export function singlePriceX100({ bet, booksum }: BuilderLeg, grid: MatchGrid): number | undefined {
  const prices = marketPrices(bet.market, grid, bet.quarters, booksum === undefined ? {} : { booksum })
  return prices.find(({ selection }) => selection === bet.selection)?.priceX100
}

const booksumOf = ({ bet, booksum }: BuilderLeg): number => booksum ?? bet.market.booksumX100 / 100
