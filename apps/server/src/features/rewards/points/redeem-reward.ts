import { formatAmount, getCurrency } from '@fairground/money'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import { refuseTurnover } from '../../money/turnover/index.ts'
import { refusePaymentPassword } from '../../money/withdrawals/index.ts'
import { sealAddress } from './address.ts'
import { lockPoints, movePoints, readDeposited } from './point-account-store.ts'
import { lockItem, moveStock } from './point-item-store.ts'
import { refuseRedeem } from './points-policy.ts'
import type { Redemption } from './redemption.ts'
import { addRedemption, findByRequest } from './redemption-store.ts'
import type { PointItem } from './reward-item.ts'

interface Wish {
  memberId: string
  currency: string
  rewardId: string
  quantity: number
  paymentPassword: string
  requestId: string
  address: string | undefined
}

/**
 * Takes the points and the stock, and leaves it to staff. The same request id redeems once. Refusals: PAYMENT_PASSWORD_*,
 * TOO_MANY_REQUESTS, REQUEST_MISMATCH, NOT_FOUND, VALIDATION without an address for goods, LIMIT of stock, deposits, points, turnover.
 */
export async function redeemReward(call: Call, wish: Wish): Promise<Outcome<Redemption>> {
  const { memberId, currency, rewardId, quantity, requestId } = wish
  const refused = await refusePaymentPassword(call, memberId, wish.paymentPassword)
  if (refused) return refused
  return transact(call.app.db, async (tx) => {
    const points = await lockPoints(tx, memberId)
    const earlier = await findByRequest(tx, memberId, requestId)
    if (earlier)
      return earlier.itemId === rewardId && earlier.quantity === quantity ? ok(earlier) : refuse('REQUEST_MISMATCH')
    const item = await lockItem(tx, rewardId)
    if (!item) return refuse('NOT_FOUND')
    if (item.kind === 'goods' && wish.address === undefined) return refuseField('address', 'validation.required')
    const has = { points, depositedMinor: await readDeposited(tx, memberId, currency) }
    const show = (amountMinor: bigint) => formatAmount(amountMinor, getCurrency(currency))
    const short = refuseRedeem({ ...item, quantity }, has, show)
    if (short) return short
    // Credit brings a demand of its own; what is sent away cannot.
    const unplayed = item.kind === 'goods' && (await refuseTurnover(tx, { memberId, currency }))
    if (unplayed) return unplayed
    const redemption = redemptionOf(call, item, wish)
    await movePoints(tx, {
      memberId,
      source: 'redeem',
      changed: -redemption.points,
      reference: redemption.id,
      now: redemption.createdAt,
    })
    await moveStock(tx, item.id, -quantity)
    await addRedemption(tx, redemption)
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'points.redeemed',
      subject: redemption.id,
      detail: { itemId: item.id, quantity, points: redemption.points },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(redemption)
  })
}

function redemptionOf({ app }: Call, item: PointItem, wish: Wish): Redemption {
  const now = app.clock.now()
  const { memberId, currency, quantity, requestId, address } = wish
  return {
    id: newId('prd', now.getTime()),
    memberId,
    itemId: item.id,
    names: item.names,
    kind: item.kind,
    quantity,
    points: item.requiredPoints * quantity,
    currency,
    creditMinor: item.creditMinor * BigInt(quantity),
    addressSealed: item.kind === 'goods' && address !== undefined ? sealAddress(app, memberId, address) : undefined,
    state: 'processing',
    remark: undefined,
    requestId,
    createdAt: now,
    decidedAt: undefined,
    decidedBy: undefined,
  }
}
