export { drawHitPoint, drawJackpot, type JackpotDraw } from './draw-jackpot.ts'
export { dailyMystery, hotDrop, houseJackpots, skyLantern } from './house-jackpots.ts'
export type { Jackpot, JackpotKind, JackpotTier, Share } from './jackpot.ts'
export { boundOf, jackpotReturn } from './jackpot-return.ts'
export {
  addShares,
  type Contribution,
  giveBack,
  hitPool,
  meterOf,
  openPool,
  type Pool,
  type PoolHit,
  takeShares,
} from './pool.ts'
