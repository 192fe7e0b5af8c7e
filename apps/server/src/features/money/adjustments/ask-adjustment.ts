import { type Outcome, refuse, refuseField } from '../../../lib/outcome.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import { askWish, type Caller, findByRequest, type Wish } from '../../site/wishes/index.ts'
import { findBalance } from '../wallet/index.ts'
import { adjustmentKind } from './adjustment-kind.ts'
import { findAdjustable } from './adjustment-store.ts'

interface Asked {
  /** Account name or id of the member. */
  member: string
  direction: 'credit' | 'debit'
  amountMinor: bigint
  reason: string
  requestId: string
}

/**
 * One person asks for a correction; above the threshold nothing moves. The same request id finds the same one again.
 * Refusals: VALIDATION for an unknown member, INSUFFICIENT_BALANCE, REQUEST_MISMATCH.
 */
export function askAdjustment(
  caller: Caller,
  { member, direction, amountMinor, reason, requestId }: Asked,
): Promise<Outcome<Wish>> {
  const { config, db } = caller.call.app
  const { currency } = config
  return transactWhole(db, async (tx) => {
    const memberId = await findAdjustable(tx, member, currency)
    const balance = memberId && (await findBalance(tx, memberId, currency))
    if (!memberId || !balance) return refuseField('member', 'validation.unknownMember')
    const isShort = direction === 'debit' && balance.availableMinor < amountMinor
    const request = { kind: adjustmentKind.kind, askedBy: caller.staff.staffId, requestId }
    if (isShort && !(await findByRequest(tx, request))) return refuse('INSUFFICIENT_BALANCE')
    return askWish(tx, caller, adjustmentKind, {
      subject: memberId,
      payload: { memberId, direction, amountMinor: String(amountMinor), currency },
      weight: { topic: 'adjustments', amountMinor, currency },
      ...{ reason, requestId },
    })
  })
}
