export { readDecimal, writeRounded } from './exact-text.ts'
export { type FixtureInputs, fixtureGrid, marketsOfFixture } from './fixture-grid.ts'
export { fixturePrices, type OfferedMarket } from './fixture-prices.ts'
export { mainLine, offeredLines } from './lines.ts'
export { cutPriceX100, type MarginMethod, withMargin } from './margin.ts'
export {
  booksumOf,
  fairOdds,
  marketPrices,
  nextGoalPrices,
  type PriceOptions,
  type SelectionPrice,
} from './market-prices.ts'
export { type OddsFormat, oddsFormats, readOdds, writeOdds } from './odds-formats.ts'
export { fairShareMin, isOfferedPrice } from './offered.ts'
export { type PricePhase, palpableError, pricePhases } from './palpable-error.ts'
