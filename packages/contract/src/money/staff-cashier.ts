import { AmountToMove, Id, Money, PageQuery, page } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import {
  DisputeDecision,
  PayoutSettings,
  RefusalReason,
  RevealedAccount,
  StaffDeposit,
  StaffDispute,
  StaffWithdrawal,
  WithdrawalDetail,
} from '../site/staff-shapes.ts'
import { DepositState } from './deposits.ts'
import { WithdrawalState, WithdrawalWords } from './withdrawals.ts'

const staffCall = { audience: 'staff' } as const
const reason = z.string().trim().min(3).max(280)

/** The queues of deposits and withdrawals, and what staff decide there. */
export const staffCashier = {
  deposits: route({
    ...staffCall,
    permission: 'deposits.read',
    method: 'GET',
    path: '/staff/deposits',
    summary: 'Deposit queue, oldest first while pending',
    input: PageQuery.extend({
      status: DepositState.optional(),
      /** Only those that staff must look at because the gateway said what does not fit. */
      hasIncident: z.stringbool().optional(),
      query: z.string().trim().max(64).optional(),
    }),
    value: page(StaffDeposit),
  }),
  settleIncident: route({
    ...staffCall,
    permission: 'deposits.decide',
    method: 'POST',
    path: '/staff/deposits/{depositId}/settle-incident',
    summary: 'Say what was done about an incident; the deposit stays as it is',
    input: z.object({ depositId: Id, reason }),
    value: StaffDeposit,
  }),
  approveDeposit: route({
    ...staffCall,
    permission: 'deposits.decide',
    method: 'POST',
    path: '/staff/deposits/{depositId}/approve',
    summary: 'Credit the deposit',
    input: z.object({ depositId: Id }),
    value: StaffDeposit,
  }),
  rejectDeposit: route({
    ...staffCall,
    permission: 'deposits.decide',
    method: 'POST',
    path: '/staff/deposits/{depositId}/reject',
    summary: 'Refuse the deposit with a reason the player reads',
    input: z.object({ depositId: Id, reason }),
    value: StaffDeposit,
  }),
  withdrawals: route({
    ...staffCall,
    permission: 'withdrawals.read',
    method: 'GET',
    path: '/staff/withdrawals',
    summary: 'Withdrawal queue, oldest first while open',
    input: PageQuery.extend({
      status: WithdrawalState.optional(),
      filter: z.enum(['open', 'needsTwo', 'mine', 'asked', 'paid', 'all']).default('open'),
      query: z.string().trim().max(64).optional(),
    }),
    value: page(StaffWithdrawal).extend({
      counts: z.object({
        open: z.number().int(),
        openAmount: Money,
        needsTwo: z.number().int(),
        mine: z.number().int(),
        /** Waiting for an answer of the player; not among the open ones. */
        asked: z.number().int(),
        paidToday: z.number().int(),
        paidTodayAmount: Money,
        rejectedToday: z.number().int(),
        longestWaitSeconds: z.number().int().optional(),
      }),
    }),
  }),
  withdrawal: route({
    ...staffCall,
    permission: 'withdrawals.read',
    method: 'GET',
    path: '/staff/withdrawals/{withdrawalId}',
    summary: 'One withdrawal with the facts for its review',
    input: z.object({ withdrawalId: Id }),
    value: WithdrawalDetail,
  }),
  approveWithdrawal: route({
    ...staffCall,
    permission: 'withdrawals.decide',
    method: 'POST',
    path: '/staff/withdrawals/{withdrawalId}/approve',
    summary: 'Say yes; the last yes that is needed sends it to payout, or leaves the sending to staff',
    input: z.object({ withdrawalId: Id, byHand: z.boolean().default(false) }),
    value: WithdrawalDetail,
  }),
  approveSafeWithdrawals: route({
    ...staffCall,
    permission: 'withdrawals.decide',
    method: 'POST',
    path: '/staff/withdrawals/approve-safe',
    summary: 'Approve those of these that are safe, each by itself and as by hand; the others stay as they are',
    input: z.object({ withdrawalIds: z.array(Id).min(1).max(50) }),
    value: z.object({ approved: z.number().int(), left: z.number().int() }),
  }),
  rejectWithdrawal: route({
    ...staffCall,
    permission: 'withdrawals.decide',
    method: 'POST',
    path: '/staff/withdrawals/{withdrawalId}/reject',
    summary: 'Refuse with a reason of the list, words of one’s own, or both; the amount is free again',
    input: z.object({ withdrawalId: Id, reasonId: Id.optional(), reason: reason.optional() }),
    value: WithdrawalDetail,
  }),
  askMember: route({
    ...staffCall,
    permission: 'withdrawals.decide',
    method: 'POST',
    path: '/staff/withdrawals/{withdrawalId}/ask',
    summary: 'Ask the player for something before deciding; the clock stands still until the answer',
    input: WithdrawalWords.extend({ withdrawalId: Id }),
    value: WithdrawalDetail,
  }),
  refusalReasons: route({
    ...staffCall,
    permission: 'withdrawals.read',
    method: 'GET',
    path: '/staff/refusal-reasons',
    summary: 'Why withdrawals are refused, in the order in which staff choose',
    input: z.object({}),
    value: z.array(RefusalReason),
  }),
  changeRefusalReasons: route({
    ...staffCall,
    permission: 'withdrawals.decide',
    method: 'PUT',
    path: '/staff/refusal-reasons',
    summary: 'Write the list anew; refusals of before keep the words they had',
    input: z.object({
      reasons: z
        .array(z.object({ reasonId: Id.optional(), texts: z.object({ vi: reason, en: reason }) }))
        .min(1)
        .max(30),
    }),
    value: z.array(RefusalReason),
  }),
  payWithdrawalPart: route({
    ...staffCall,
    permission: 'withdrawals.decide',
    method: 'POST',
    path: '/staff/withdrawals/{withdrawalId}/payouts',
    summary: 'The money, or a part of it, was sent by hand; the rest stays held',
    input: z.object({ withdrawalId: Id, amount: AmountToMove, reference: z.string().trim().min(3).max(64) }),
    value: WithdrawalDetail,
  }),
  disputes: route({
    ...staffCall,
    permission: 'withdrawals.read',
    method: 'GET',
    path: '/staff/disputes',
    summary: 'Payouts that players say did not arrive: those staff must answer first, the next to be due first',
    input: PageQuery.extend({
      view: z.enum(['open', 'ours', 'theirs', 'closed']).default('open'),
      query: z.string().trim().max(64).optional(),
    }),
    value: page(StaffDispute).extend({
      counts: z.object({ ours: z.number().int(), late: z.number().int(), theirs: z.number().int() }),
    }),
  }),
  answerDispute: route({
    ...staffCall,
    permission: 'withdrawals.decide',
    method: 'POST',
    path: '/staff/withdrawals/{withdrawalId}/dispute',
    summary:
      'Answer the player, and decide; above the limit two people decide, and a closing as received is announced first',
    input: WithdrawalWords.extend({ withdrawalId: Id, decision: DisputeDecision.optional() }),
    value: WithdrawalDetail,
  }),
  uploadPayoutProof: route({
    ...staffCall,
    permission: 'withdrawals.decide',
    isUpload: true,
    method: 'POST',
    path: '/staff/payout-proofs',
    summary: 'An image for the owner of a withdrawal; it is drawn anew, and shown once it is sent along with an answer',
    input: z.object({ withdrawalId: Id, file: z.file() }),
    value: z.object({ fileId: Id }),
  }),
  payoutSettings: route({
    ...staffCall,
    permission: 'withdrawals.read',
    method: 'GET',
    path: '/staff/site/payouts',
    summary: 'After how many minutes a payout counts as received',
    input: z.object({}),
    value: PayoutSettings,
  }),
  changePayoutSettings: route({
    ...staffCall,
    permission: 'withdrawals.decide',
    method: 'PUT',
    path: '/staff/site/payouts',
    summary: 'Change it; the next payout uses it, those that run keep theirs',
    input: PayoutSettings,
    value: PayoutSettings,
  }),
  revealPayoutAccount: route({
    ...staffCall,
    permission: 'payout-accounts.reveal',
    method: 'POST',
    path: '/staff/withdrawals/{withdrawalId}/payout-account',
    summary: 'The whole account number, to send the money or to investigate; the reason goes into the audit log',
    input: z.object({ withdrawalId: Id, reason }),
    value: RevealedAccount,
  }),
}
