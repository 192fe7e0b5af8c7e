export { compareLieng, type LiengHand, liengFeePercent, liengHand, liengTypes } from './lieng.ts'
export { type LiengOptions, type LiengState, liengRoom } from './room.ts'
