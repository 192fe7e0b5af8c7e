import type { RewardRuleWish } from '@fairground/contract'
import type { Call } from '../../../lib/call.ts'
import type { Outcome } from '../../../lib/outcome.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { askWish, endOpenWish, listOpenWishes, reviewerOf, viewOpen, type Wish } from '../../site/wishes/index.ts'
import { lockMargin } from '../margin/index.ts'
import { refuseDraft } from './refuse-draft.ts'
import { findReplaced, RewardDraft, rewardRuleKind, weightOf } from './reward-rule-kind.ts'

/**
 * Publishes a version that counts from a day to come. One with which anybody gets more waits for another person; one that
 * gives nobody more counts at once, and ends what waits of its kind, which was about other rates. Refusals: STATE_CONFLICT
 * while another version of its kind waits, and those of `refuseDraft`.
 */
export const publishReward = (
  call: Call,
  staff: StaffSession,
  draft: RewardDraft,
): Promise<Outcome<Wish<RewardDraft>>> =>
  transactWhole(call.app.db, async (tx) => {
    await lockMargin(tx)
    const refused = await refuseDraft(tx, call, draft)
    if (refused) return refused
    const weight = weightOf(await findReplaced(tx, draft), draft)
    const place = draft.kind
    if (weight === 'never') await endOpenWish(tx, { call, staff }, rewardRuleKind, place)
    const asked = { subject: `reward-rule:${draft.kind}`, place, payload: draft, weight, reason: '' }
    return askWish(tx, { call, staff }, rewardRuleKind, asked)
  })

/** Versions that wait for a second person. */
export async function listWaitingRules({ app }: Call, staff: StaffSession): Promise<RewardRuleWish[]> {
  const open = await listOpenWishes(app.db, rewardRuleKind.kind)
  const reviewer = await reviewerOf(app, staff)
  return open.map((wish) => ({
    ...viewOpen(wish, { decides: rewardRuleKind.decides, reviewer }),
    ...RewardDraft.parse(wish.payload),
  }))
}
