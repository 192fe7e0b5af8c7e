import type { Tx } from '../../../db/db.ts'
import { type Outcome, ok } from '../../../lib/outcome.ts'
import { takeGift } from '../person-gifts/index.ts'
import { issueReward, titlesOf } from '../rewards/index.ts'
import { award, type Promotion } from './promotion.ts'
import { savePromotion } from './promotion-store.ts'

const dayMs = 86_400_000

/**
 * Gives a member the reward of a locked promotion, out of its budget. Refusal: LIMIT when the budget holds no more, or when
 * it went to another account of the same card, browser, number or address.
 */
export async function giveAward(
  tx: Tx,
  promotion: Promotion,
  { memberId, now }: { memberId: string; now: Date },
): Promise<Outcome<string>> {
  const awarded = award(promotion)
  if (!awarded.ok) return awarded
  const { id, currency, rewardMinor, claimDays } = promotion
  const place = { source: 'promotion', campaignId: id, memberId, period: '' } as const
  const gift = { ...place, currency, amountMinor: rewardMinor, memberMaxMinor: rewardMinor, at: now }
  // One of each, even for a deposit: whoever pays in by ten accounts is one who comes once.
  const taken = await takeGift(tx, { ...gift, isEarned: false })
  if (!taken.ok) return taken
  await savePromotion(tx, awarded.value)
  const expiresAt = new Date(now.getTime() + claimDays * dayMs)
  const given = { memberId, titles: titlesOf(promotion), currency, amountMinor: rewardMinor, issuedAt: now, expiresAt }
  return ok(await issueReward(tx, { ...given, source: 'promotion', sourceId: id }))
}
