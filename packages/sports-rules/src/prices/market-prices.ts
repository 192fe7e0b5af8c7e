import type { MatchGrid } from '../football/match-grid.ts'
import { type Chances, chancesOf } from '../markets/chances.ts'
import { booksums } from '../markets/full-time-markets.ts'
import type { Market } from '../markets/market.ts'
import { nextGoalSelections } from '../markets/next-goal.ts'
import { cutPriceX100, type MarginMethod, withMargin } from './margin.ts'
import { halfFullFactors } from './real-fixtures.ts'

/** One selection as it is offered. */
export type SelectionPrice = {
  readonly selection: string
  readonly chances: Chances
  /** Without margin; infinite where it cannot win. */
  readonly fair: number
  /** Undefined where it is not offered. */
  readonly priceX100: number | undefined
}

export type PriceOptions = {
  readonly method?: MarginMethod
  /** In the place of the market's own, such as 1.06. */
  readonly booksum?: number
  /** Percent on top of it. */
  readonly marginPercent?: number
  /** Real matches turn around more often than goals that are split at random. */
  readonly isRealFixture?: boolean
}

/** In play, a price below this closes the selection. */
const priceMinInPlayX100 = 102

/** Odds at which a bet returns its stake on average: 1 + (L + HL/2) / (W + HW/2). */
export const fairOdds = ([win, halfWin, , halfLose, lose]: Chances): number =>
  1 + (lose + halfLose / 2) / (win + halfWin / 2)

/** Every selection of a market with its price; a line is in quarters of a goal. */
export function marketPrices(
  market: Market,
  grid: MatchGrid,
  quarters = 0,
  options: PriceOptions = {},
): readonly SelectionPrice[] {
  const rows = selectionChances(market, grid, quarters, options.isRealFixture)
  const booksum = (options.booksum ?? booksumOf(market, options.marginPercent)) * (market.winners ?? 1)
  return priceRows(rows, { ...options, booksum }, grid)
}

/** The booksum of a market with so many percent on top of it. */
export const booksumOf = ({ booksumX100 }: Market, marginPercent = 0): number => (booksumX100 + marginPercent) / 100

/** Who scores next: three selections of the goal after those of the score. */
export const nextGoalPrices = (
  { nextGoal, ...grid }: MatchGrid,
  options: PriceOptions = {},
): readonly SelectionPrice[] =>
  priceRows(
    nextGoalSelections.map((selection) => {
      const chance = nextGoal[selection]
      return { selection, chances: [chance, 0, 0, 0, 1 - chance] }
    }),
    { booksum: booksums.threeWay / 100, ...options },
    grid,
  )

type Row = Pick<SelectionPrice, 'selection' | 'chances'>

function priceRows(
  rows: readonly Row[],
  { method, booksum }: PriceOptions & { readonly booksum: number },
  { state }: Pick<MatchGrid, 'state'>,
): readonly SelectionPrice[] {
  const fair = rows.map(({ chances }) => fairOdds(chances))
  const odds = withMargin(
    fair.map((one) => 1 / one),
    booksum,
    method,
  )
  const isInPlay = state.minute > 0
  return rows.map((row, at) => {
    const priceX100 = cutPriceX100(odds?.[at] ?? Number.POSITIVE_INFINITY)
    const fairOne = fair[at] ?? Number.POSITIVE_INFINITY
    // The least price would pay more than the chance is worth where that is all but certain.
    const hasMargin = Number.isFinite(priceX100) && priceX100 / 100 < fairOne
    const isOpen = hasMargin && (!isInPlay || priceX100 >= priceMinInPlayX100)
    return { ...row, fair: fairOne, priceX100: isOpen ? priceX100 : undefined }
  })
}

function selectionChances(market: Market, grid: MatchGrid, quarters: number, isRealFixture = false): readonly Row[] {
  const scoreAtBet = grid.state.score
  const rows = market.selections.map((selection) => ({
    selection,
    chances: chancesOf({ market, selection, quarters, scoreAtBet }, grid),
  }))
  return isRealFixture && market.code === 'ht-ft' ? halfFullFactors(rows) : rows
}
