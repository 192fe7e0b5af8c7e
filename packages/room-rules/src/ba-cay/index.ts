export { type BaCayHand, baCayFeePercent, baCayHand, compareBaCay, isBaCayCard } from './ba-cay.ts'
export { baCayPayments } from './settle.ts'
