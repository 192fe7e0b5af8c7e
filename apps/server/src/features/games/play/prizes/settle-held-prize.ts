import type { Tx } from '../../../../db/db.ts'
import { announce } from '../../../../lib/live-events.ts'
import { type Outcome, ok, refuse } from '../../../../lib/outcome.ts'
import { demandTurnover } from '../../../money/turnover/index.ts'
import { moveVendorMoney } from '../../../money/wallet/index.ts'
import { recordTaking } from '../../../rewards/person-gifts/index.ts'
import { moneyParam, notify } from '../../../talk/inbox/index.ts'
import { saveHeldRefused, saveUnheld } from '../money/transaction-store.ts'
import { addCampaignPaid, lockCampaign } from './campaign-store.ts'
import { lockPrizeHold, type PrizeHold, savePrizeSettled } from './prize-hold-store.ts'
import { giftPlaceOf } from './take-prize.ts'

interface Verdict {
  vendorId: string
  transactionId: string
  isPaid: boolean
  now: Date
}

/** Pays a held prize once, or refuses it for ever; notifies the player. Refusal: NOT_FOUND if none of this id is held. */
export async function settleHeldPrize(tx: Tx, verdict: Verdict): Promise<Outcome<PrizeHold>> {
  const { vendorId, transactionId, isPaid, now } = verdict
  const hold = await lockPrizeHold(tx, vendorId, transactionId)
  if (!hold) return refuse('NOT_FOUND')
  if (isPaid) await pay(tx, hold, now)
  else await saveHeldRefused(tx, { vendorId, transactionId, code: 'BONUS_RESTRICTED', now })
  await savePrizeSettled(tx, hold, { isPaid, now })
  const { memberId, amountMinor, currency } = hold
  const template = isPaid ? 'prize.paid' : 'prize.refused'
  await notify(tx, { memberId, template, params: { amount: moneyParam(amountMinor, currency) }, at: now })
  return ok(hold)
}

async function pay(tx: Tx, hold: PrizeHold, now: Date): Promise<void> {
  const { vendorId, transactionId, campaignId, memberId, currency, amountMinor } = hold
  const campaign = await lockCampaign(tx, hold)
  if (campaign?.currency === currency) {
    await addCampaignPaid(tx, hold, amountMinor)
    await recordTaking(tx, giftPlaceOf(hold), { amountMinor, at: now })
  }
  const reference = `${vendorId}:${transactionId}`
  await demandTurnover(tx, { memberId, currency, kind: 'freeRounds', reference, amountMinor, at: now })
  const move = { kind: 'promo_win', vendorId, transactionId, memberId, currency, amountMinor } as const
  const [moved] = await moveVendorMoney(tx, [{ ...move, roundId: campaignId }])
  if (moved?.status !== 'applied') throw new Error(`the prize ${vendorId}:${transactionId} could not be paid`)
  await saveUnheld(tx, { vendorId, transactionId, portalTransactionId: moved.portalTransactionId, now })
  announce(tx, memberId, 'balance.changed', { version: moved.version })
}
