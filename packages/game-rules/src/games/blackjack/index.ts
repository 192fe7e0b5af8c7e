export { basicStrategy } from './basic-strategy.ts'
export { type CommonHand, type CommonPlay, isUnfinished } from './common-hand.ts'
export { playOpen } from './common-play.ts'
export { blackjackValue, handValue } from './hand-value.ts'
