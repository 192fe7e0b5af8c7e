import type { Tx } from '../../../../db/db.ts'
import { takeGift } from '../../../rewards/person-gifts/index.ts'
import { moneyParam, notify } from '../../../talk/inbox/index.ts'
import { addCampaignPaid, lockCampaign } from './campaign-store.ts'
import { addPrizeHold, type HoldCause, type PrizeHold } from './prize-hold-store.ts'
import type { WinDecision } from './vendor-win.ts'

type Prize = Omit<PrizeHold, 'cause' | 'heldAt'> & { now: Date }

/**
 * Takes a prize out of its campaign, or holds it where the campaign has not that much left, or the person behind the account
 * had what one may have: it is his, and people look at it first.
 */
export async function takePrize(tx: Tx, prize: Prize): Promise<WinDecision> {
  const { amountMinor, now } = prize
  const campaign = await lockCampaign(tx, prize)
  if (campaign?.state !== 'open') return { does: 'refuse', code: 'BET_NOT_FOUND' }
  if (amountMinor === 0n) return { does: 'pay', paidMinor: amountMinor }
  const cause = await causeOf(tx, campaign, prize)
  if (cause) {
    await holdPrize(tx, { ...prize, cause, heldAt: now })
    return { does: 'hold' }
  }
  await addCampaignPaid(tx, prize, amountMinor)
  return { does: 'pay', paidMinor: amountMinor }
}

type Campaign = NonNullable<Awaited<ReturnType<typeof lockCampaign>>>

async function causeOf(tx: Tx, campaign: Campaign, prize: Prize): Promise<HoldCause | undefined> {
  const { currency, amountMinor, now } = prize
  if (campaign.currency !== currency) return 'currency'
  if (campaign.paidMinor + amountMinor > campaign.budgetMinor) return 'budget'
  const { memberMaxMinor } = campaign
  const taken = await takeGift(tx, {
    ...giftPlaceOf(prize),
    currency,
    amountMinor,
    memberMaxMinor,
    isEarned: true,
    at: now,
  })
  return taken.ok ? undefined : 'memberMax'
}

export const giftPlaceOf = ({ vendorId, campaignId, memberId }: Omit<Prize, 'now'>) =>
  ({ source: 'vendor', campaignId: `${vendorId}:${campaignId}`, memberId, period: '' }) as const

async function holdPrize(tx: Tx, hold: PrizeHold): Promise<void> {
  const { memberId, amountMinor, currency, heldAt } = hold
  await addPrizeHold(tx, hold)
  await notify(tx, {
    memberId,
    template: 'prize.held',
    params: { amount: moneyParam(amountMinor, currency) },
    at: heldAt,
  })
}
