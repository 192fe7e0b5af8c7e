export { type BaCayHand, baCayFeePercent, baCayHand, compareBaCay, isBaCayCard } from './ba-cay.ts'
export { baCayRules } from './room.ts'
