import type { WithdrawalDetail } from '@fairground/contract'
import { formatAmount, getCurrency, parseAmount } from '@fairground/money'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import { requireStaff, type StaffSession } from '../../people/staff/index.ts'
import { answerDispute } from './answer-dispute.ts'
import { approveSafe } from './approve-safe.ts'
import { approveWithdrawal } from './approve-withdrawal.ts'
import { askMember } from './ask-member.ts'
import { changeReasons } from './change-reasons.ts'
import { countDisputes, listDisputeQueue } from './dispute-store.ts'
import { viewQueuedDispute } from './dispute-view.ts'
import { findReview, listReviews } from './find-review.ts'
import { payPart } from './pay-part.ts'
import { countQueue, listQueue } from './queue-store.ts'
import type { RefusalReason } from './refusal-reason.ts'
import { listReasons } from './refusal-reason-store.ts'
import { rejectWithdrawal } from './reject-withdrawal.ts'
import { revealPayoutAccount } from './reveal-payout-account.ts'
import { uploadPayoutProof } from './upload-payout-proof.ts'

export const staffWithdrawalRoutes = {
  withdrawals: consoleApi.staff.withdrawals
    .use(requireStaff('withdrawals.read'))
    .handler(async ({ input, context: { call, staff } }) => {
      const { filter, status, query, pageNo, pageSize } = input
      const { queued, total } = await listQueue(call.app.db, {
        filter,
        status,
        query: query || undefined,
        staffId: staff.staffId,
        pageNo,
        pageSize,
      })
      const list = await listReviews(call, queued, staff)
      return answer(call, ok({ list, total, pageNo, pageSize, counts: await countsFor(call, staff) }))
    }),

  withdrawal: consoleApi.staff.withdrawal
    .use(requireStaff('withdrawals.read'))
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await reviewOf(call, staff, input.withdrawalId)),
    ),

  approveWithdrawal: consoleApi.staff.approveWithdrawal
    .use(requireStaff('withdrawals.decide'))
    .handler(async ({ input, context: { call, staff } }) => {
      const approved = await approveWithdrawal(call, staff, input)
      return answer(call, approved.ok ? await reviewOf(call, staff, approved.value.id) : approved)
    }),

  approveSafeWithdrawals: consoleApi.staff.approveSafeWithdrawals
    .use(requireStaff('withdrawals.decide'))
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, ok(await approveSafe(call, staff, input.withdrawalIds))),
    ),

  rejectWithdrawal: consoleApi.staff.rejectWithdrawal
    .use(requireStaff('withdrawals.decide'))
    .handler(async ({ input, context: { call, staff } }) => {
      const rejected = await rejectWithdrawal(call, staff, input)
      return answer(call, rejected.ok ? await reviewOf(call, staff, rejected.value.id) : rejected)
    }),

  askMember: consoleApi.staff.askMember
    .use(requireStaff('withdrawals.decide'))
    .handler(async ({ input, context: { call, staff } }) => {
      const asked = await askMember(call, staff, input)
      return answer(call, asked.ok ? await reviewOf(call, staff, asked.value.id) : asked)
    }),

  refusalReasons: consoleApi.staff.refusalReasons
    .use(requireStaff('withdrawals.read'))
    .handler(async ({ context: { call } }) => answer(call, ok((await listReasons(call.app.db)).map(viewReason)))),

  changeRefusalReasons: consoleApi.staff.changeRefusalReasons
    .use(requireStaff('withdrawals.decide'))
    .handler(async ({ input, context: { call, staff } }) => {
      const changed = await changeReasons(call, staff, input.reasons)
      return answer(call, changed.ok ? ok(changed.value.map(viewReason)) : changed)
    }),

  payWithdrawalPart: consoleApi.staff.payWithdrawalPart
    .use(requireStaff('withdrawals.decide'))
    .handler(async ({ input, context: { call, staff } }) => {
      const amountMinor = parseAmount(input.amount, getCurrency(call.app.config.currency))
      if (amountMinor === undefined) return answer(call, refuseField('amount', 'validation.format'))
      const paid = await payPart(call, staff, { ...input, amountMinor })
      return answer(call, paid.ok ? await reviewOf(call, staff, paid.value.id) : paid)
    }),

  disputes: consoleApi.staff.disputes
    .use(requireStaff('withdrawals.read'))
    .handler(async ({ input, context: { call } }) => {
      const { view, query, pageNo, pageSize } = input
      const { db, clock } = call.app
      const { queued, total } = await listDisputeQueue(db, { view, query: query || undefined, pageNo, pageSize })
      const { oursCount: ours, lateCount: late, theirsCount: theirs } = await countDisputes(db, clock.now())
      const list = queued.map(viewQueuedDispute)
      return answer(call, ok({ list, total, pageNo, pageSize, counts: { ours, late, theirs } }))
    }),

  answerDispute: consoleApi.staff.answerDispute
    .use(requireStaff('withdrawals.decide'))
    .handler(async ({ input, context: { call, staff } }) => {
      const answered = await answerDispute(call, staff, { ...input, decision: input.decision })
      return answer(call, answered.ok ? await reviewOf(call, staff, answered.value.id) : answered)
    }),

  uploadPayoutProof: consoleApi.staff.uploadPayoutProof
    .use(requireStaff('withdrawals.decide'))
    .handler(async ({ input, context: { call, staff } }) => answer(call, await uploadPayoutProof(call, staff, input))),

  revealPayoutAccount: consoleApi.staff.revealPayoutAccount
    .use(requireStaff('payout-accounts.reveal'))
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await revealPayoutAccount(call, staff, input)),
    ),
}

const viewReason = ({ id, texts, isBuiltIn }: RefusalReason) => ({ reasonId: id, texts, isBuiltIn })

async function reviewOf(call: Call, staff: StaffSession, withdrawalId: string): Promise<Outcome<WithdrawalDetail>> {
  const review = await findReview(call, withdrawalId, staff)
  return review ? ok(review) : refuse('NOT_FOUND')
}

async function countsFor(call: Call, { staffId }: StaffSession) {
  const { db, clock, config } = call.app
  const now = clock.now()
  const counts = await countQueue(db, { currency: config.currency, staffId, now, timeZone: config.timeZone })
  return {
    open: counts.openCount,
    openAmount: formatAmount(counts.openMinor, config.currency),
    needsTwo: counts.needsTwoCount,
    mine: counts.mineCount,
    asked: counts.askedCount,
    paidToday: counts.paidTodayCount,
    paidTodayAmount: formatAmount(counts.paidTodayMinor, config.currency),
    rejectedToday: counts.rejectedTodayCount,
    longestWaitSeconds:
      counts.oldestOpenAt && Math.max(0, Math.floor((now.getTime() - counts.oldestOpenAt.getTime()) / 1000)),
  }
}
