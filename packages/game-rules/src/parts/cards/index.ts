export { isRed, rankOf, suitOf } from './card.ts'
export { readCard } from './card-text.ts'
export { type FiveCardCategory, fiveCardHand, type ThreeCardCategory, threeCardHand } from './poker-hand.ts'
export { writeCard } from './write-card.ts'
