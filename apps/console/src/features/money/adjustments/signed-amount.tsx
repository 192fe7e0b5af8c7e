import type { Adjustment } from '@fairground/contract'
import { Amount } from '../../../components/amount.tsx'

/** What the member gets, or loses. */
export function SignedAmount({ adjustment, className }: { adjustment: Adjustment; className?: string }) {
  const { direction, amount, currency } = adjustment
  return (
    <Amount signed amount={direction === 'debit' ? `-${amount}` : amount} currency={currency} className={className} />
  )
}
