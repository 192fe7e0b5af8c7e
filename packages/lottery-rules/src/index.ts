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
export { type JackpotShare, jackpotShares, settleJackpot, sharePool } from './pools/jackpots.ts'
export type { VnDraw } from './vietnam/prizes.ts'
export { drawTimes, type Province, provinces, provincesOn, type Region } from './vietnam/provinces.ts'
