import { againstBanker, type BankerHand } from '../base/against-banker.ts'
import type { Payment } from '../base/payments.ts'
import { compareNiuNiu, niuNiuHand } from './niu-niu.ts'

/** What each seat and the banker owe each other: the seat's bet times the multiplier of the better hand. */
export const niuNiuPayments = ({ hands, ...table }: BankerHand<readonly number[]>): Payment[] =>
  againstBanker({ ...table, hands: hands.map(niuNiuHand) }, compareNiuNiu, ({ multiplier }) => multiplier)
