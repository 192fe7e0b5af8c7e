import { againstBanker, type BankerHand } from '../base/against-banker.ts'
import type { Payment } from '../base/payments.ts'
import { baCayHand, compareBaCay } from './ba-cay.ts'

/** What each seat and the banker owe each other; bets are in units of the ante, 1 to 5. */
export const baCayPayments = ({ hands, ...table }: BankerHand<readonly number[]>): Payment[] =>
  againstBanker({ ...table, hands: hands.map(baCayHand) }, compareBaCay, () => 1)
