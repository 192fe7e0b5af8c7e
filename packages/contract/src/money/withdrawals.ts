import { AmountToMove, Id, Money, PageQuery, page, RequestId, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { paymentPasswordPattern } from '../people/members.ts'
import { proofCountMax } from '../site/uploads.ts'

/**
 * `info_needed` waits for the player's answer, and is `submitted` again with it. `paid`, in whole or in part, waits for the player's word; received in part, it is `paying` again for the rest.
 * `disputed` ends with the player's word (`resolved_received`), the money back in the wallet (`resolved_refunded`), or
 * against the player (`forced`); or it is `paying` again.
 */
export const withdrawalStates = [
  'submitted',
  'info_needed',
  'cancelled',
  'rejected',
  'approved',
  'paying',
  'paid',
  'received',
  'full_payment',
  'auto_received',
  'disputed',
  'resolved_received',
  'resolved_refunded',
  'forced',
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

export const messageLengthMin = 3
export const messageLengthMax = 1000
/** What one side writes about a withdrawal, and shows. */
export const WithdrawalWords = z.object({
  text: z.string().trim().min(messageLengthMin).max(messageLengthMax),
  proofImages: z.array(Id).max(proofCountMax).default([]),
})

export const WithdrawalMessage = z.object({
  messageId: Id,
  at: Time,
  by: z.enum(['member', 'staff']),
  text: z.string(),
  /** Ids of images. */
  proofs: z.array(Id),
})

export const DisputeOutcome = z.enum(['received', 'refunded', 'paidAgain', 'forced'])
/** The missing amount, and whose turn it is. */
export const WithdrawalDispute = z.object({
  amount: Money,
  openedAt: Time,
  turn: z.enum(['member', 'staff']),
  /** Until when staff have promised to answer. */
  answerDueAt: Time.optional(),
  /** Announced: it is closed as received then, and nothing goes back to the wallet. */
  forcedAt: Time.optional(),
  /** Whether a new word of the player stops that. */
  canObject: z.boolean(),
  outcome: DisputeOutcome.optional(),
  closedAt: Time.optional(),
})

export const WithdrawalStep = z.object({
  state: WithdrawalState,
  at: Time,
  /** Whose doing it was. */
  by: z.enum(['member', 'staff', 'system']),
})

/** A payment that has left the bank; `reference` is the bank's, where staff sent it. */
export const WithdrawalPayout = z.object({ amount: Money, reference: z.string().optional(), at: Time })

/** When payouts like this one, to the same bank, were paid of late. */
export const PayoutExpectation = z.object({
  /** Half of them were by then. */
  at: Time,
  /** Nineteen of twenty were. */
  slowAt: Time,
  /** How many, in the last days. */
  count: z.number().int(),
  days: z.number().int(),
})

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
  /** While it is awaited, from our own history; absent with too little of it. */
  expected: PayoutExpectation.optional(),
  payouts: z.array(WithdrawalPayout),
  status: WithdrawalState,
  bankName: z.string(),
  masked: z.string(),
  reason: z.string().optional(),
  /** While staff have asked something: without an answer until then it is refused. */
  answerUntil: Time.optional(),
  timeline: z.array(WithdrawalStep),
  /** The last one. */
  dispute: WithdrawalDispute.optional(),
  /** Oldest first. */
  messages: z.array(WithdrawalMessage),
  /** What the player may do now. */
  allowed: z.array(z.enum(['cancel', 'received', 'fullPayment', 'notReceived', 'reply'])),
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
    summary:
      'Whether the money has arrived: what was sent so far, all of it, or not; the last needs a text and an image',
    input: z.object({
      withdrawalId: Id,
      result: z.enum(['received', 'notReceived', 'fullPayment']),
      /** What arrived of all that was sent; for a yes it must be all of it, for a no it is nothing unless said. */
      receivedAmount: AmountToMove.optional(),
      text: WithdrawalWords.shape.text.optional(),
      proofImages: WithdrawalWords.shape.proofImages,
    }),
    value: Withdrawal,
  }),
  reply: route({
    method: 'POST',
    path: '/wps/relay/MCS2_withdrawReply',
    audience: 'member',
    summary: 'Answer what staff asked about a withdrawal, or write on in a dispute, with images',
    input: WithdrawalWords.extend({ withdrawalId: Id }),
    value: Withdrawal,
  }),
  cancel: route({
    method: 'POST',
    path: '/wps/relay/MCS2_withdrawCancel',
    audience: 'member',
    summary: 'Cancel a withdrawal before anybody said yes to it',
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
