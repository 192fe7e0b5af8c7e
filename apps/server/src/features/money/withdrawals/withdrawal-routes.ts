import type { Withdrawal as WithdrawalAnswer } from '@fairground/contract'
import { formatAmount, getCurrency, isWholeAtBank, parseAmount } from '@fairground/money'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { portal } from '../../../lib/implement.ts'
import { type Outcome, ok, refuseField } from '../../../lib/outcome.ts'
import { findPayoutPause, requireAgreed, requireMember } from '../../people/identity/index.ts'
import { readPolicy } from '../../people/policy/index.ts'
import { getBalance } from '../wallet/index.ts'
import { addPayoutAccount } from './add-payout-account.ts'
import { bankNameOf, banks } from './banks.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { choosePayoutAccount } from './choose-payout-account.ts'
import { confirmWithdrawal } from './confirm-withdrawal.ts'
import { listDisputes } from './dispute-store.ts'
import { listMessages } from './message-store.ts'
import { openDispute } from './open-dispute.ts'
import { restSecondsOf } from './payout-account.ts'
import { getPayoutAccounts, hadPayoutAccount, listPayoutAccounts } from './payout-account-store.ts'
import { viewPayoutAccount } from './payout-account-view.ts'
import { listPayouts } from './payout-store.ts'
import { historyCountMin, historyDays } from './payout-times.ts'
import { listPayoutTimes } from './payout-times-store.ts'
import { removePayoutAccount } from './remove-payout-account.ts'
import { replyToStaff } from './reply-to-staff.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { listSteps } from './step-store.ts'
import type { Withdrawal } from './withdrawal.ts'
import { listWithdrawals } from './withdrawal-history-store.ts'
import { withdrawalLimits } from './withdrawal-policy.ts'
import { viewWithdrawal } from './withdrawal-view.ts'

export const withdrawalRoutes = {
  limits: portal.withdrawals.limits.use(requireMember).handler(async ({ context: { call, session } }) => {
    const { db, clock } = call.app
    const amount = (amountMinor: bigint) => formatAmount(amountMinor, getCurrency(session.currency))
    const { availableMinor } = await getBalance(db, session.memberId, session.currency)
    const { minMinor, maxMinor } = withdrawalLimits
    const pausedUntil = await findPayoutPause(db, session.memberId, clock.now())
    return answer(
      call,
      ok({
        min: amount(minMinor),
        max: amount(maxMinor),
        available: amount(availableMinor),
        banks: [...banks],
        accountRestSeconds: restSecondsOf(await hadPayoutAccount(db, session.memberId)),
        pausedUntil: pausedUntil?.toISOString(),
      }),
    )
  }),

  payoutTimes: portal.withdrawals.payoutTimes.handler(async ({ context: { call } }) => {
    const times = await listPayoutTimes(call.app.db)
    const banks = times.map(({ bankCode, payoutCount, medianSeconds, p95Seconds }) => ({
      bankCode,
      bankName: bankNameOf(bankCode),
      count: payoutCount,
      medianSeconds,
      p95Seconds,
    }))
    return answer(call, ok({ days: historyDays, countMin: historyCountMin, banks }))
  }),

  accounts: portal.withdrawals.accounts.use(requireMember).handler(async ({ context: { call, session } }) => {
    const accounts = await listPayoutAccounts(call.app, call.app.db, session.memberId)
    return answer(call, ok(accounts.map(viewPayoutAccount)))
  }),

  addAccount: portal.withdrawals.addAccount
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) => {
      const added = await addPayoutAccount(call, { ...input, memberId: session.memberId })
      return answer(call, added.ok ? ok(viewPayoutAccount(added.value)) : added)
    }),

  chooseAccount: portal.withdrawals.chooseAccount
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) => {
      const chosen = await choosePayoutAccount(call, session.memberId, input.cardId)
      return answer(call, chosen.ok ? ok(viewPayoutAccount(chosen.value)) : chosen)
    }),

  removeAccount: portal.withdrawals.removeAccount
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await removePayoutAccount(call, session.memberId, input.cardId)),
    ),

  request: portal.withdrawals.request
    .use(requireMember)
    .use(requireAgreed)
    .handler(async ({ input, context: { call, session } }) => {
      const amountMinor = parseAmount(input.amount, getCurrency(session.currency))
      if (amountMinor === undefined) return answer(call, refuseField('amount', 'validation.format'))
      if (!isWholeAtBank(amountMinor, getCurrency(session.currency)))
        return answer(call, refuseField('amount', 'validation.wholeUnits'))
      const { cardId: payoutAccountId, paymentPassword, requestId } = input
      const { memberId, account, currency } = session
      const outcome = await requestWithdrawal(call, {
        memberId,
        account,
        currency,
        payoutAccountId,
        amountMinor,
        paymentPassword,
        requestId,
      })
      return answer(call, await viewOutcome(call, outcome))
    }),

  confirm: portal.withdrawals.confirm.use(requireMember).handler(async ({ input, context: { call, session } }) => {
    const { withdrawalId, result, receivedAmount, text, proofImages } = input
    const { memberId, account, currency } = session
    const receivedMinor = receivedAmount === undefined ? undefined : parseAmount(receivedAmount, getCurrency(currency))
    if (result === 'notReceived') {
      if (!text) return answer(call, refuseField('text', 'validation.required'))
      if (proofImages.length === 0) return answer(call, refuseField('proofImages', 'validation.required'))
      const complaint = { memberId, account, withdrawalId, arrivedMinor: receivedMinor, text, proofImages }
      return answer(call, await viewOutcome(call, await openDispute(call, complaint)))
    }
    const receipt = result === 'fullPayment' ? 'full_payment' : 'received'
    const confirmed = await confirmWithdrawal(call, { memberId, account, withdrawalId, receipt, receivedMinor })
    return answer(call, await viewOutcome(call, confirmed))
  }),

  reply: portal.withdrawals.reply.use(requireMember).handler(async ({ input, context: { call, session } }) => {
    const { memberId, account } = session
    return answer(call, await viewOutcome(call, await replyToStaff(call, { ...input, memberId, account })))
  }),

  cancel: portal.withdrawals.cancel
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await viewOutcome(call, await cancelWithdrawal(call, session, input.withdrawalId))),
    ),

  list: portal.withdrawals.list.use(requireMember).handler(async ({ input, context: { call, session } }) => {
    const { status, pageNo, pageSize } = input
    const { withdrawals, total } = await listWithdrawals(call.app.db, {
      memberId: session.memberId,
      status,
      pageNo,
      pageSize,
    })
    return answer(call, ok({ list: await view(call, withdrawals), total, pageNo, pageSize }))
  }),
}

async function viewOutcome(call: Call, outcome: Outcome<Withdrawal>): Promise<Outcome<WithdrawalAnswer>> {
  if (!outcome.ok) return outcome
  const [shown] = await view(call, [outcome.value])
  if (!shown) throw new Error(`withdrawal ${outcome.value.id} has no view`)
  return ok(shown)
}

async function view({ app, language }: Call, withdrawals: Withdrawal[]): Promise<WithdrawalAnswer[]> {
  const ids = withdrawals.map(({ id }) => id)
  const accountOf = await getPayoutAccounts(
    app,
    app.db,
    withdrawals.map(({ payoutAccountId }) => payoutAccountId),
  )
  const stepsOf = await listSteps(app.db, ids)
  const payoutsOf = await listPayouts(app.db, ids)
  const disputeOf = await listDisputes(app.db, ids)
  const messagesOf = await listMessages(app.db, ids)
  const times = await listPayoutTimes(app.db)
  const { withdrawalMayBeCancelled: mayCancel } = await readPolicy(app, app.db)
  return withdrawals.map((withdrawal) =>
    viewWithdrawal(withdrawal, {
      account: accountOf(withdrawal.payoutAccountId),
      steps: stepsOf(withdrawal.id),
      payouts: payoutsOf(withdrawal.id),
      dispute: disputeOf(withdrawal.id),
      messages: messagesOf(withdrawal.id),
      language,
      mayCancel,
      times: times.find(({ bankCode }) => bankCode === accountOf(withdrawal.payoutAccountId).bankCode),
    }),
  )
}
