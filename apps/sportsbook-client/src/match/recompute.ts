import type { SportsInputs, SportsMarketView } from '@fairground/contract/sports'
import { findMarket, marketPrices } from '@fairground/sports-rules'
import { fairText, gridOf, offeredText, quartersOf } from '../offer/price-picks.ts'

export interface Recomputed {
  readonly selection: string
  readonly price: string | null
  readonly fair: string | null
  /** Whether both are to the last digit what the sportsbook said. */
  readonly isSame: boolean
}

/** The prices of a market made again in the browser, from nothing but the inputs. Undefined for what the rules do not know. */
export function recompute(inputs: SportsInputs, told: SportsMarketView): readonly Recomputed[] | undefined {
  const [grid, market] = [gridOf(inputs), findMarket(told.market)]
  if (!grid || !market) return undefined
  const toldOf = new Map(told.outcomes.map((outcome) => [outcome.selection, outcome]))
  return marketPrices(market, grid, quartersOf(told.line), inputs).map(({ selection, priceX100, fair: fairNumber }) => {
    const price = offeredText(priceX100, fairNumber)
    const fair = fairText(fairNumber)
    const outcome = toldOf.get(selection)
    return { selection, price, fair, isSame: outcome?.price === price && outcome.fair === fair }
  })
}
