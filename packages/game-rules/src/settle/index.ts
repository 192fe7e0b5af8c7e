/** The functions that rounds are settled with, for whoever settles one by hand: `npm run settle` asks these and no others. */
export { fraction } from '../exact/fraction.ts'
export { dealBaccarat } from '../games/baccarat/deal.ts'
export { resultOf as baccaratResultOf } from '../games/baccarat/result.ts'
export { drawCalls } from '../games/bingo/bingo-game.ts'
export { bingoPrizes, shareOut, splitSales } from '../games/bingo/bingo-prizes.ts'
export {
  type CommonPlay,
  type CommonShoe,
  type CommonWish,
  commonAsks,
  commonTotal,
  dealerCards,
  dealerHasNatural,
  isUnfinished,
  openPlay,
  playStage,
  settlePlay,
} from '../games/blackjack/common-hand.ts'
export { championOf } from '../games/cockfight/champion.ts'
export {
  type FightEnd,
  formMax,
  formMin,
  formWhole,
  malayOf,
  perMille,
  sidePrice,
} from '../games/cockfight/chances.ts'
export { cockfightGross } from '../games/cockfight/cockfight.ts'
export { poolGross } from '../games/cockfight/cockfight-pool.ts'
export { expectedScore, k as eloK } from '../games/cockfight/elo.ts'
export { pointsOf } from '../games/cockfight/season.ts'
export { drawKeno80, settleKeno80 } from '../games/keno-80/keno-80.ts'
export { type Keno80Side, keno80PicksMax } from '../games/keno-80/keno-80-tables.ts'
export { isMultiplier } from '../games/money-wheel/money-wheel.ts'
export { moneyWheelTable } from '../games/money-wheel/table.ts'
export { rouletteGross } from '../games/roulette/roulette.ts'
export { type RaceBet, winsRace } from '../games/virtual-races/race-card.ts'
export { raceChances } from '../games/virtual-races/race-prices.ts'
export { readCard } from '../parts/cards/card-text.ts'
export { writeCard } from '../parts/cards/write-card.ts'
export { settleMatchedPool } from '../parts/pools/matched-pool.ts'
export { dividendsOf } from '../parts/pools/tote.ts'
export { priceX100 } from '../parts/prices/price-x100.ts'
export { raceOrder } from '../parts/race-order.ts'
export { type GoodRoad, goodRoads, goodRoadsOf } from '../parts/roads/good-roads.ts'
export {
  bigRoad,
  derivedRoad,
  drawRoad,
  type Result as RoadResult,
} from '../parts/roads/roads.ts'
export { decideSlip } from '../parts/spots/decide-slip.ts'
export { exposureOf, worstMinor } from '../parts/spots/exposure.ts'
export { settleSpots } from '../parts/spots/settle-spots.ts'
export type { SpotBet } from '../parts/spots/spot-bet.ts'
export { type SpotTable, spotTables } from './spot-tables.ts'
