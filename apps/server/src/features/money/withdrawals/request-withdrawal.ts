import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { announce } from '../../../lib/live-events.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { lockPayoutPause } from '../../people/identity/index.ts'
import { refuseUnknown } from '../../people/kyc/index.ts'
import { refuseTurnover } from '../turnover/index.ts'
import { holdWithdrawal } from '../wallet/index.ts'
import { restRefusal } from './payout-account.ts'
import { findOwnAccount } from './payout-account-store.ts'
import { refusePaymentPassword } from './refuse-payment-password.ts'
import { newWithdrawal, type Withdrawal } from './withdrawal.ts'
import { countSince } from './withdrawal-history-store.ts'
import { approvalsNeededFor, findPassedLimit, isSameWish, pauseRefusal } from './withdrawal-policy.ts'
import { addWithdrawal, findByRequest, lockWithdrawalsOf } from './withdrawal-store.ts'

const dayMs = 24 * 3_600_000

interface Wish {
  memberId: string
  account: string
  currency: string
  payoutAccountId: string
  amountMinor: bigint
  paymentPassword: string
  requestId: string
}

/**
 * Asks for a withdrawal; the amount is held at once. The same request id finds the same withdrawal again.
 * Refusals: PAYMENT_PASSWORD_*, TOO_MANY_REQUESTS, NOT_FOUND, LIMIT, REQUEST_MISMATCH, PAYOUT_PAUSED, PAYOUT_ACCOUNT_RESTS, KYC_REQUIRED,
 * ACCOUNT_HELD, INSUFFICIENT_BALANCE.
 */
export async function requestWithdrawal(call: Call, wish: Wish): Promise<Outcome<Withdrawal>> {
  const { db, clock, config } = call.app
  const { memberId, currency, amountMinor } = wish
  const refused = await refusePaymentPassword(call, memberId, wish.paymentPassword)
  if (refused) return refused
  return transact(db, async (tx) => {
    await lockWithdrawalsOf(tx, memberId)
    const earlier = await findByRequest(tx, memberId, wish.requestId)
    if (earlier) return isSameWish(earlier, wish) ? ok(earlier) : refuse('REQUEST_MISMATCH')
    const target = await findOwnAccount(tx, memberId, wish.payoutAccountId)
    if (!target) return refuse('NOT_FOUND')
    const now = clock.now()
    const rests = restRefusal(target, now)
    if (rests) return rests
    const paused = pauseRefusal(await lockPayoutPause(tx, memberId, now), now)
    if (paused) return paused
    const recentCount = await countSince(tx, memberId, new Date(now.getTime() - dayMs))
    const passed = findPassedLimit({ currency, amountMinor, recentCount })
    if (passed) return passed
    const unknown = await refuseUnknown(call.app, tx, { memberId, currency, act: 'withdrawal', amountMinor })
    if (unknown) return unknown
    const unplayed = await refuseTurnover(tx, { memberId, currency })
    if (unplayed) return unplayed

    const withdrawal = newWithdrawal({
      id: newId('wdr', now.getTime()),
      ...{ memberId, currency, amountMinor, requestId: wish.requestId, payoutAccountId: wish.payoutAccountId },
      approvalsNeeded: approvalsNeededFor(amountMinor, config.fourEyesAboveMinor),
      createdAt: now,
    })
    const actor = { kind: 'member', id: memberId } as const
    const held = await holdWithdrawal(tx, { memberId, currency, amountMinor, withdrawalId: withdrawal.id, actor })
    if (held === 'insufficient') return refuse('INSUFFICIENT_BALANCE')
    await addWithdrawal(tx, withdrawal, { ...actor, name: wish.account })
    const detail = { amountMinor: String(amountMinor), currency, payoutAccountId: wish.payoutAccountId }
    await recordAudit(tx, {
      actor,
      action: 'withdrawal.requested',
      subject: withdrawal.id,
      detail,
      ip: call.ip,
      requestId: call.requestId,
    })
    announce(tx, memberId, 'withdrawal.changed', { withdrawalId: withdrawal.id, status: withdrawal.state })
    return ok(withdrawal)
  })
}
