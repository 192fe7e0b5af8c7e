export { type PhomHand, phomHand } from './hand.ts'
export { isPhom, isPhomWithEaten, isUKhan, phomPoints } from './phoms.ts'
export { eatenUnits, phomFeePercent, phomOrder, phomPayments, uPayments, uUnits } from './settle.ts'
