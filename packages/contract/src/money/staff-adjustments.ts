import { AmountToMove, Id, Money, PageQuery, page, RequestId } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { Wish, WishState } from '../site/staff-wishes.ts'

/** Money that is given to a member, or taken from one. */
export const AdjustmentDirection = z.enum(['credit', 'debit'])

/** A correction of a member's balance: a wish, decided as all others. */
export const Adjustment = Wish.omit({ facts: true }).extend({
  memberId: Id,
  account: z.string(),
  icon: z.string(),
  direction: AdjustmentDirection,
  amount: Money,
  currency: z.string(),
  /** In the books, once it has moved money. */
  transferId: z.string().optional(),
  /** What the member can spend now. */
  available: Money,
})
export type Adjustment = z.infer<typeof Adjustment>

export const staffAdjustments = {
  adjustments: route({
    audience: 'staff',
    permission: 'ledger.read',
    method: 'GET',
    path: '/staff/adjustments',
    summary: 'Corrections of balances: those that wait, oldest first, or all, newest first',
    input: PageQuery.extend({ state: WishState.optional(), query: z.string().trim().max(64).optional() }),
    value: page(Adjustment),
  }),
  askAdjustment: route({
    audience: 'staff',
    permission: 'adjustments.decide',
    method: 'POST',
    path: '/staff/adjustments',
    summary:
      'Ask for a correction; within the threshold it holds at once, else nothing moves before another person says yes',
    input: z.object({
      /** Account name or id of the member. */
      member: z.string().trim().min(1).max(64),
      direction: AdjustmentDirection,
      amount: AmountToMove,
      reason: z.string().trim().min(3).max(280),
      requestId: RequestId,
    }),
    value: Adjustment,
  }),
}
