export * from './base/index.ts'
export { findLottery, findPlay, findRow, lotteries } from './lotteries/index.ts'
export type { VnDraw } from './vietnam/prizes.ts'
export { drawTimes, type Province, provinces, provincesOn, type Region } from './vietnam/provinces.ts'
