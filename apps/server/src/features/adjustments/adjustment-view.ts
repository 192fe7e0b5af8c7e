import type { Adjustment as AdjustmentAnswer } from '@fairground/contract'
import { formatAmount, getCurrency } from '@fairground/money'
import { type Adjustment, allowedFor } from './adjustment.ts'

interface Shown {
  adjustment: Adjustment
  account: string
  icon: string
  askedByName: string
  decidedByName: string | undefined
  /** What the member can spend now. */
  availableMinor: bigint
  reviewer: { staffId: string; permissions: readonly string[] }
}

export function viewAdjustment(shown: Shown): AdjustmentAnswer {
  const { adjustment, account, icon, askedByName, decidedByName, availableMinor, reviewer } = shown
  const currency = getCurrency(adjustment.currency)
  return {
    adjustmentId: adjustment.id,
    memberId: adjustment.memberId,
    account,
    icon,
    direction: adjustment.direction,
    amount: formatAmount(adjustment.amountMinor, currency),
    currency: currency.code,
    reason: adjustment.reason,
    state: adjustment.state,
    askedBy: askedByName,
    askedAt: adjustment.askedAt.toISOString(),
    decidedBy: decidedByName,
    decidedAt: adjustment.decidedAt?.toISOString(),
    decisionReason: adjustment.decisionReason,
    transferId: adjustment.transferId?.toString(),
    available: formatAmount(availableMinor, currency),
    allowed: allowedFor(adjustment, reviewer),
  }
}
