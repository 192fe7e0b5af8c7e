import { type ActivityStatus, activityComment, activityCommentLength, activityCommentMax } from '@fairground/contract'
import { type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import { attachUpload, lockUpload } from '../../site/uploads/index.ts'
import type { Application } from './application.ts'
import { addApplication } from './application-store.ts'
import { saveEntry } from './entry-store.ts'
import { giveAward } from './give-award.ts'
import { ask, type Entry } from './promotion.ts'
import { lockPromotion } from './promotion-store.ts'
import { readStanding } from './read-standing.ts'

interface Wish {
  memberId: string
  currency: string
  promotionId: string
  comment: string | undefined
  /** Ids of uploads. */
  images: readonly string[]
}

interface Requested {
  applicationId: string
  status: ActivityStatus
}

/**
 * A member asks for the reward of an activity. Where proof is wanted staff decide; where not it is given at once. Refusals:
 * VALIDATION for the comment or the pictures, NOT_FOUND, STATE_CONFLICT before it may be asked for, LIMIT of the budget.
 */
export async function requestReward(call: Call, wish: Wish): Promise<Outcome<Requested>> {
  const { memberId, promotionId, images } = wish
  const comment = activityComment(wish.comment ?? '')
  if (activityCommentLength(comment) > activityCommentMax)
    return refuseField('comment', 'validation.tooLong', { max: activityCommentMax })
  return transact(call.app.db, async (tx) => {
    const now = call.app.clock.now()
    const promotion = await lockPromotion(tx, promotionId)
    if (promotion?.state !== 'published' || promotion.currency !== wish.currency) return refuse('NOT_FOUND')
    const standing = await readStanding(call, tx, { promotion, memberId })
    const asked = ask(promotion, standing, { hasProof: images.length > 0, now })
    if (!asked.ok) return asked
    if (!(await lockImages(tx, memberId, images))) return refuseField('images', 'validation.unknownUpload')
    if (asked.value.state === 'awarded') {
      const given = await giveAward(tx, promotion, { memberId, now })
      if (!given.ok) return given
    }
    const application = applicationOf(asked.value, { promotionId, memberId, comment: comment || undefined, now })
    await saveEntry(tx, promotionId, memberId, asked.value)
    await addApplication(tx, application)
    for (const id of new Set(images)) await attachUpload(tx, { id, subject: application.id, now })
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: asked.value.state === 'awarded' ? 'promotion.reward-given' : 'promotion.applied',
      subject: application.id,
      detail: { promotionId },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok({ applicationId: application.id, status: asked.value.state === 'awarded' ? 'issued' : 'applying' })
  })
}

async function lockImages(tx: Tx, memberId: string, images: readonly string[]): Promise<boolean> {
  for (const id of new Set(images)) if (!(await lockUpload(tx, { id, memberId, purpose: 'activity' }))) return false
  return true
}

const applicationOf = (
  { state, tryCount }: Entry,
  { now, ...who }: Pick<Application, 'promotionId' | 'memberId' | 'comment'> & { now: Date },
): Application => ({
  ...who,
  id: newId('apl', now.getTime()),
  tryNumber: tryCount,
  state: state === 'awarded' ? 'approved' : 'applying',
  sentAt: now,
  decidedAt: state === 'awarded' ? now : undefined,
  decidedBy: undefined,
  reason: undefined,
})
