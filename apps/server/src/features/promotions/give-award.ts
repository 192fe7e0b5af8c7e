import type { Tx } from '../../db/db.ts'
import { type Outcome, ok } from '../../lib/outcome.ts'
import { issueReward, titlesOf } from '../rewards/index.ts'
import { award, type Promotion } from './promotion.ts'
import { savePromotion } from './promotion-store.ts'

const dayMs = 86_400_000

/** Gives a member the reward of a locked promotion, out of its budget. Refusal: LIMIT when the budget holds no more. */
export async function giveAward(
  tx: Tx,
  promotion: Promotion,
  { memberId, now }: { memberId: string; now: Date },
): Promise<Outcome<string>> {
  const awarded = award(promotion)
  if (!awarded.ok) return awarded
  await savePromotion(tx, awarded.value)
  const { id, currency, rewardMinor, claimDays } = promotion
  const expiresAt = new Date(now.getTime() + claimDays * dayMs)
  const given = { memberId, titles: titlesOf(promotion), currency, amountMinor: rewardMinor, issuedAt: now, expiresAt }
  return ok(await issueReward(tx, { ...given, source: 'promotion', sourceId: id }))
}
