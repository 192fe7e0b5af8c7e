import type { MatchGrid } from '../football/match-grid.ts'
import type { Market } from '../markets/market.ts'
import { markets } from '../markets/markets.ts'
import { offeredLines } from './lines.ts'
import { marketPrices, type PriceOptions, type SelectionPrice } from './market-prices.ts'

/** One market of a fixture at one line, in quarters of a goal. */
export type OfferedMarket = {
  readonly market: Market
  readonly quarters: number
  readonly prices: readonly SelectionPrice[]
}

/** Every market on the scores of a fixture with its offered lines, from one grid; those of football where none are named. */
export const fixturePrices = (
  grid: MatchGrid,
  options: PriceOptions = {},
  offered: Iterable<Market> = markets.values(),
): readonly OfferedMarket[] =>
  [...offered].flatMap((market) =>
    offeredLines(market, grid).map((quarters) => ({
      ...{ market, quarters, prices: marketPrices(market, grid, quarters, options) },
    })),
  )
