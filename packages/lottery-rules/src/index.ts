export * from './base/index.ts'
export { findBet, findLottery, findPlay, findRow, lotteries } from './lotteries/index.ts'
export { type MarkSixTier, markSixTiers, type PoolDraw, type PoolEnd, settlePool } from './lotteries/mark-six/pool.ts'
export {
  type Animal,
  animalOfSet,
  animals,
  numbersOfSet,
  setOf,
  yearAnimal,
  zodiacNumbers,
} from './lotteries/mark-six/zodiac.ts'
export {
  type GroupPlace,
  type GroupRules,
  groupDefaults,
  groupFault,
  groupShares,
  highestGroup,
  instantRebate,
  type LineBet,
  type Member,
  rates,
  type Shares,
} from './points/groups.ts'
export { keeping, type PoolMember, poolRates, poolShares } from './points/pool.ts'
export { type Account, type TreeBet, type TreeIncome, treeIncome } from './points/tree.ts'
export {
  type ByTier,
  type DrawPools,
  type PoolChange,
  type PoolEnds,
  type PoolRules,
  poolRules,
  sharesPool,
} from './pools/draw-pools.ts'
export { type JackpotShare, jackpotShares, settleJackpot, sharePool } from './pools/jackpots.ts'
export { readShorthand, type Shorthand, type ShorthandBet } from './shorthand/parse.ts'
export { plainDigits, type ShorthandRegion } from './shorthand/words.ts'
export {
  type ChaseBet,
  type ChasePreview,
  type ChaseStop,
  hasStopped,
  issuesMax,
  type Multiple,
  multiplesOf,
  previewChase,
} from './tickets/chase.ts'
export { type Ante, type Mode, modes, ticketCost, unitStakeFor, unitStakeOf } from './tickets/cost.ts'
export { type ChanceLine, type TicketChance, ticketChance } from './tickets/ticket-chance.ts'
export type { Prize, VnDraw } from './vietnam/prizes.ts'
export { vnPrizesOf } from './vietnam/prizes-of.ts'
export { drawTimes, type Province, provinces, provincesOn, type Region } from './vietnam/provinces.ts'
