import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { demandTurnover } from '../../money/turnover/index.ts'
import { payBonus } from '../../money/wallet/index.ts'
import { refusePaymentPassword } from '../../money/withdrawals/index.ts'
import { spendBudget } from '../gift-budgets/index.ts'
import { addConversion, findConversion } from './conversion-store.ts'
import { lockPoints, movePoints } from './point-account-store.ts'
import { readSettings } from './point-settings-store.ts'
import { refuseConvert } from './points-policy.ts'

interface Wish {
  memberId: string
  currency: string
  points: number
  paymentPassword: string
  requestId: string
}

interface Converted {
  amountMinor: bigint
  currentPoints: number
}

/**
 * Turns points into money at once. The same request id converts once. Refusals: PAYMENT_PASSWORD_*, TOO_MANY_REQUESTS,
 * REQUEST_MISMATCH, LIMIT below the least number, above what there is, or above the budget of the day.
 */
export async function convertPoints(call: Call, wish: Wish): Promise<Outcome<Converted>> {
  const { memberId, currency, points, requestId } = wish
  const refused = await refusePaymentPassword(call, memberId, wish.paymentPassword)
  if (refused) return refused
  return transact(call.app.db, async (tx) => {
    const now = call.app.clock.now()
    const has = await lockPoints(tx, memberId)
    const earlier = await findConversion(tx, memberId, requestId)
    if (earlier)
      return earlier.points === points
        ? ok({ amountMinor: earlier.amountMinor, currentPoints: has })
        : refuse('REQUEST_MISMATCH')
    const { minRedeem, redeemMinor } = await readSettings(tx)
    const short = refuseConvert(points, minRedeem, { points: has })
    if (short) return short
    const id = newId('pcv', now.getTime())
    const amountMinor = BigInt(points) * redeemMinor
    const gift = { source: 'points', memberId, currency, amountMinor, on: siteDay(call.app) } as const
    const spent = await spendBudget(tx, gift)
    if (!spent.ok) return spent
    const currentPoints = await movePoints(tx, { memberId, source: 'redeem', changed: -points, reference: id, now })
    await addConversion(tx, { id, memberId, points, currency, amountMinor, requestId, createdAt: now })
    await demandTurnover(tx, { memberId, currency, kind: 'points', reference: id, amountMinor, at: now })
    await payBonus(tx, { memberId, currency, amountMinor, kind: 'points_conversion', bonusId: id })
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'points.converted',
      subject: id,
      detail: { points, amountMinor: String(amountMinor), currency },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok({ amountMinor, currentPoints })
  })
}
