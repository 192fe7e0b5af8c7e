export { type BaCayHand, baCayFeePercent, baCayHand, compareBaCay, isBaCayCard } from './ba-cay.ts'
export { type BaCayAct, type BaCayOptions, type BaCayState, type BaCayView, baCayRoom, nextBanker } from './room.ts'
export { baCayPayments } from './settle.ts'
