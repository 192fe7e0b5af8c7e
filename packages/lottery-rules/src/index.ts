export * from './base/index.ts'
export { findLottery, findPlay, findRow, lotteries } from './lotteries/index.ts'
export type { VnDraw } from './vietnam/prizes.ts'
