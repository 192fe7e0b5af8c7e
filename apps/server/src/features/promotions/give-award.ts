import type { Tx } from '../../db/db.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { issueReward, titlesOf } from '../rewards/index.ts'
import { findAlikeAwarded } from './entry-store.ts'
import { award, isWelcomeGift, type Promotion } from './promotion.ts'
import { savePromotion } from './promotion-store.ts'

const dayMs = 86_400_000

/**
 * Gives a member the reward of a locked promotion, out of its budget. Refusal: LIMIT when the budget holds no more, or when
 * a gift that one person gets once went to another account of the same card, browser or address.
 */
export async function giveAward(
  tx: Tx,
  promotion: Promotion,
  { memberId, now }: { memberId: string; now: Date },
): Promise<Outcome<string>> {
  if (isWelcomeGift(promotion) && (await findAlikeAwarded(tx, promotion.id, memberId)))
    return refuse('LIMIT', { value: { limit: { kind: 'onePerPerson', bound: '1' } } })
  const awarded = award(promotion)
  if (!awarded.ok) return awarded
  await savePromotion(tx, awarded.value)
  const { id, currency, rewardMinor, claimDays } = promotion
  const expiresAt = new Date(now.getTime() + claimDays * dayMs)
  const given = { memberId, titles: titlesOf(promotion), currency, amountMinor: rewardMinor, issuedAt: now, expiresAt }
  return ok(await issueReward(tx, { ...given, source: 'promotion', sourceId: id }))
}
