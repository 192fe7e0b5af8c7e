import { AmountToMove, Id, Money, PageQuery, page, RequestId, Time } from './common.ts'
import { route } from './route.ts'
import * as z from './zod.ts'

export const adjustmentStates = ['asked', 'approved', 'rejected', 'withdrawn'] as const
export const AdjustmentState = z.enum(adjustmentStates)
export type AdjustmentState = z.infer<typeof AdjustmentState>

/** Money that is given to a member, or taken from one. */
export const AdjustmentDirection = z.enum(['credit', 'debit'])

/** A correction of a member's balance: one person asks, another says yes. */
export const Adjustment = z.object({
  adjustmentId: Id,
  memberId: Id,
  account: z.string(),
  icon: z.string(),
  direction: AdjustmentDirection,
  amount: Money,
  currency: z.string(),
  reason: z.string(),
  state: AdjustmentState,
  askedBy: z.string(),
  askedAt: Time,
  decidedBy: z.string().optional(),
  decidedAt: Time.optional(),
  /** Why it was refused. */
  decisionReason: z.string().optional(),
  /** In the books, once it has moved money. */
  transferId: z.string().optional(),
  /** What the member can spend now. */
  available: Money,
  allowed: z.array(z.enum(['approve', 'reject', 'withdraw'])),
})
export type Adjustment = z.infer<typeof Adjustment>

const decides = { audience: 'staff', permission: 'adjustments.decide' } as const
const reason = z.string().trim().min(3).max(280)

export const staffAdjustments = {
  adjustments: route({
    audience: 'staff',
    permission: 'ledger.read',
    method: 'GET',
    path: '/staff/adjustments',
    summary: 'Corrections of balances: those that wait, oldest first, or all, newest first',
    input: PageQuery.extend({ state: AdjustmentState.optional(), query: z.string().trim().max(64).optional() }),
    value: page(Adjustment),
  }),
  askAdjustment: route({
    ...decides,
    method: 'POST',
    path: '/staff/adjustments',
    summary: 'Ask for a correction; nothing moves before another person says yes',
    input: z.object({
      /** Account name or id of the member. */
      member: z.string().trim().min(1).max(64),
      direction: AdjustmentDirection,
      amount: AmountToMove,
      reason,
      requestId: RequestId,
    }),
    value: Adjustment,
  }),
  approveAdjustment: route({
    ...decides,
    method: 'POST',
    path: '/staff/adjustments/{adjustmentId}/approve',
    summary: 'Say yes to what somebody else asked for: the money moves',
    input: z.object({ adjustmentId: Id }),
    value: Adjustment,
  }),
  rejectAdjustment: route({
    ...decides,
    method: 'POST',
    path: '/staff/adjustments/{adjustmentId}/reject',
    summary: 'Say no with a reason; whoever asked takes it back by the same call',
    input: z.object({ adjustmentId: Id, reason }),
    value: Adjustment,
  }),
}
