export type { BankerHand } from './against-banker.ts'
export { type Combo, type ComboType, comboOf } from './combos.ts'
export { fromEach, type HandEnd, type Payment, type Stakes, settlePayments, unitsOf } from './payments.ts'
