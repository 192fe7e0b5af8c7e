import type { Adjustment } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import { viewWish, type Wish } from '../../site/wishes/index.ts'
import type { Adjusted, AdjustmentPayload } from './adjustment.ts'

interface Shown {
  wish: Wish<AdjustmentPayload>
  member: Adjusted
  transferId: bigint | undefined
  /** What the member can spend now. */
  availableMinor: bigint
  reviewer: Parameters<typeof viewWish>[1]['reviewer']
}

export function viewAdjustment({ wish, member, transferId, availableMinor, reviewer }: Shown): Adjustment {
  const { memberId, direction, amountMinor } = wish.payload
  const currency = getCurrency(wish.payload.currency)
  const { facts: _, ...seen } = viewWish(wish, { facts: [], decides: 'adjustments.decide', reviewer })
  return {
    ...seen,
    ...{ memberId, account: member.account, icon: member.icon, direction },
    amount: formatAmount(BigInt(amountMinor), currency),
    currency: currency.code,
    transferId: transferId?.toString(),
    available: formatAmount(availableMinor, currency),
  }
}
