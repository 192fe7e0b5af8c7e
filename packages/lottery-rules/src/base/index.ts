export { allAppear, binomial, exactly, noneAppears, once, power } from './chances.ts'
export {
  fullNumbers,
  heatOf,
  heatSteps,
  type LiabilityBook,
  liabilityOf,
  type NumberLiability,
  withTicket,
} from './liability.ts'
export {
  bestReturn,
  byRule,
  decimal,
  fixed,
  grossOf,
  grossPerStake,
  groupDefault,
  type OddsRow,
  type Outcome,
  oddsRow,
  type Price,
  payChance,
  prizesOf,
  returnOf,
  type Terms,
} from './odds.ts'
export type { BoardGroup, Draws, FactorOf, Lottery, Play, Shape, Tally, Win } from './play.ts'
export {
  type ChoicesPlay,
  choicesPlay,
  type NumbersPlay,
  numbersPlay,
  oncePerDraw,
  type PlainPlay,
  plainPlay,
} from './plays.ts'
export { randomSelection } from './random-selection.ts'
export { readChoices, readNumbers, readSets, within } from './read-selection.ts'
export {
  costOf,
  factorWhole,
  type PoolPrizes,
  type Stake,
  settleTicket,
  type TicketEnd,
  wholeFactor,
} from './settle-ticket.ts'
export { type LotteryRow, lotteryRow, lotterySheet, singleGross, writeExact } from './sheet.ts'
export { type Hit, nothing, tallyChoices, tallyHits } from './tally.ts'
