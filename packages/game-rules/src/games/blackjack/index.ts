export { basicStrategy } from './basic-strategy.ts'
export { blackjackValue, handValue } from './hand-value.ts'
