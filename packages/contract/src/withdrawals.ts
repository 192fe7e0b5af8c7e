import * as z from 'zod'
import { AmountToMove, Id, Money, PageQuery, page, RequestId, Time } from './common.ts'
import { paymentPasswordPattern } from './members.ts'
import { route } from './route.ts'

/** `paid`, in whole or in part, waits for the player's word; received in part, it is `paying` again for the rest. */
export const withdrawalStates = [
  'submitted',
  'cancelled',
  'rejected',
  'approved',
  'paying',
  'paid',
  'received',
  'full_payment',
  'auto_received',
] as const
export const WithdrawalState = z.enum(withdrawalStates)

export const PayoutAccount = z.object({
  cardId: Id,
  bankCode: z.string(),
  bankName: z.string(),
  accountName: z.string(),
  masked: z.string(),
  createdAt: Time,
  /** A withdrawal may go there from then on; until then a new account beside others rests. */
  usableAt: Time,
  /** The one that a withdrawal offers first; a member with accounts has exactly one. */
  isDefault: z.boolean(),
})
export type PayoutAccount = z.infer<typeof PayoutAccount>

export const WithdrawalStep = z.object({ state: WithdrawalState, at: Time })

/** A payment that has left the bank; `reference` is the bank's, where staff sent it. */
export const WithdrawalPayout = z.object({ amount: Money, reference: z.string().optional(), at: Time })

export const Withdrawal = z.object({
  withdrawalId: Id,
  amount: Money,
  /** Sent so far, and what is still held for the rest. */
  paidAmount: Money,
  unpaidAmount: Money,
  /** What the player has confirmed, or left unsaid for long enough, and the amount less that. */
  receivedAmount: Money,
  remainingAmount: Money,
  /** Without a word until then, what was sent counts as received. */
  autoReceiptAt: Time.optional(),
  /** While it is awaited: when one to this bank is usually paid; absent with too little history. */
  expectedAt: Time.optional(),
  payouts: z.array(WithdrawalPayout),
  status: WithdrawalState,
  bankName: z.string(),
  masked: z.string(),
  reason: z.string().optional(),
  timeline: z.array(WithdrawalStep),
  /** What the player may do now. */
  allowed: z.array(z.enum(['cancel', 'received', 'fullPayment'])),
  createdAt: Time,
})
export type Withdrawal = z.infer<typeof Withdrawal>

export const withdrawals = {
  limits: route({
    method: 'GET',
    path: '/wps/relay/MCS2_withdrawLimits',
    audience: 'member',
    summary: 'Bounds of one withdrawal and banks that can be paid',
    input: z.object({}),
    value: z.object({
      min: Money,
      max: Money,
      available: Money,
      banks: z.array(z.object({ bankCode: z.string(), bankName: z.string() })),
      /** For how long an account that is added now rests; 0 for the first one. */
      accountRestSeconds: z.number().int(),
      /** Nothing is paid out until then: the password, the second step or a contact was replaced. */
      pausedUntil: Time.optional(),
    }),
  }),
  payoutTimes: route({
    method: 'GET',
    path: '/wps/system/payoutTimes',
    audience: 'anyone',
    summary: 'How long payouts to each bank took in the last days, from the request to the last payment',
    input: z.object({}),
    value: z.object({
      days: z.number().int(),
      /** A bank with fewer payouts is left out. */
      countMin: z.number().int(),
      banks: z.array(
        z.object({
          bankCode: z.string(),
          bankName: z.string(),
          count: z.number().int(),
          medianSeconds: z.number().int(),
          /** Nineteen of twenty were not slower. */
          p95Seconds: z.number().int(),
        }),
      ),
    }),
  }),
  accounts: route({
    method: 'GET',
    path: '/wps/relay/MCS2_bankCard',
    audience: 'member',
    summary: 'My payout accounts',
    input: z.object({}),
    value: z.array(PayoutAccount),
  }),
  addAccount: route({
    method: 'POST',
    path: '/wps/relay/MCS2_bankCard',
    audience: 'member',
    isPasswordFirst: true,
    summary: 'Add a payout account in my own name',
    input: z.object({
      bankCode: z.string().max(16),
      accountName: z.string().trim().max(64),
      accountNo: z
        .string()
        .trim()
        .regex(/^\d{6,20}$/),
      paymentPassword: z.string().regex(paymentPasswordPattern),
    }),
    value: PayoutAccount,
  }),
  chooseAccount: route({
    method: 'PUT',
    path: '/wps/relay/MCS2_bankCard',
    audience: 'member',
    summary: 'Make one of my payout accounts the one that is offered first',
    input: z.object({ cardId: Id }),
    value: PayoutAccount,
  }),
  removeAccount: route({
    method: 'DELETE',
    path: '/wps/relay/MCS2_bankCard',
    audience: 'member',
    isPasswordFirst: true,
    summary: 'Remove a payout account',
    input: z.object({ cardId: Id }),
    value: z.null(),
  }),
  request: route({
    method: 'POST',
    path: '/wps/relay/passwordCheck/MCS2_withdraw',
    audience: 'member',
    isPasswordFirst: true,
    summary: 'Ask for a withdrawal; the amount is held at once',
    input: z.object({
      cardId: Id,
      amount: AmountToMove,
      paymentPassword: z.string().regex(paymentPasswordPattern),
      requestId: RequestId,
    }),
    value: Withdrawal,
  }),
  confirm: route({
    method: 'POST',
    path: '/wps/relay/MCS2_withdrawConfirm',
    audience: 'member',
    summary: 'The money has arrived: what was sent so far, or all of it',
    input: z.object({
      withdrawalId: Id,
      result: z.enum(['received', 'fullPayment']),
      /** What arrived; when given it must be what was sent. */
      receivedAmount: AmountToMove.optional(),
    }),
    value: Withdrawal,
  }),
  cancel: route({
    method: 'POST',
    path: '/wps/relay/MCS2_withdrawCancel',
    audience: 'member',
    summary: 'Cancel a withdrawal before its review begins',
    input: z.object({ withdrawalId: Id }),
    value: Withdrawal,
  }),
  list: route({
    method: 'GET',
    path: '/wps/relay/MCS2_withdrawList',
    audience: 'member',
    summary: 'My withdrawals, newest first',
    input: PageQuery.extend({ status: WithdrawalState.optional() }),
    value: page(Withdrawal),
  }),
}
