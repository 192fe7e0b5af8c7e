import type { Call } from '../../../lib/call.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { approveWithdrawal } from './approve-withdrawal.ts'
import { findReview } from './find-review.ts'

/**
 * Approves those that are safe, one after the other and each as by hand: looked at once more, in a transaction of its own,
 * and on record. One that is not, or changed meanwhile, stays as it is.
 */
export async function approveSafe(
  call: Call,
  staff: StaffSession,
  withdrawalIds: readonly string[],
): Promise<{ approved: number; left: number }> {
  const ids = [...new Set(withdrawalIds)]
  let approved = 0
  for (const withdrawalId of ids) {
    const review = await findReview(call, withdrawalId, staff)
    if (!review?.risk.isSafe || !review.allowed.includes('approve')) continue
    const done = await approveWithdrawal(call, staff, { withdrawalId, byHand: false })
    if (done.ok) approved += 1
  }
  return { approved, left: ids.length - approved }
}
