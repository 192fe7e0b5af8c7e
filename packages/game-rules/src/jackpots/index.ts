export { drawHitPoint } from './draw-jackpot.ts'
export { dailyMystery, hotDrop, houseJackpots, skyLantern } from './house-jackpots.ts'
export type { Jackpot, JackpotTier, Share } from './jackpot.ts'
export {
  addShares,
  giveBack,
  hitPool,
  meterOf,
  movePool,
  openPool,
  type Pool,
  type PoolHit,
  takeShares,
} from './pool.ts'
