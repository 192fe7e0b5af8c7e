export { basicStrategy } from './basic-strategy.ts'
export { type CommonHand, type CommonPlay, commonTotal, isUnfinished } from './common-hand.ts'
export { insuranceStages, playOpen } from './common-play.ts'
export { blackjackValue, handValue } from './hand-value.ts'
