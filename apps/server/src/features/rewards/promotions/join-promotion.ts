import type { ActivityStatus } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { saveEntry } from './entry-store.ts'
import { join, nobody, statusOf } from './promotion.ts'
import { lockPromotion } from './promotion-store.ts'
import { readStanding } from './read-standing.ts'

interface Wish {
  memberId: string
  currency: string
  promotionId: string
}

/** Enters a member into an activity, once. Refusals: NOT_FOUND for what is not shown, STATE_CONFLICT when it is not open or joined already. */
export const joinPromotion = (
  call: Call,
  { memberId, currency, promotionId }: Wish,
): Promise<Outcome<{ promotionId: string; status: ActivityStatus }>> =>
  transact(call.app.db, async (tx) => {
    const now = call.app.clock.now()
    const promotion = await lockPromotion(tx, promotionId)
    if (promotion?.state !== 'published' || promotion.currency !== currency) return refuse('NOT_FOUND')
    const joined = join(promotion, await readStanding(call, tx, { promotion, memberId }), now)
    if (!joined.ok) return joined
    await saveEntry(tx, promotionId, memberId, joined.value)
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: 'promotion.joined',
      subject: promotionId,
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok({ promotionId, status: statusOf(promotion, { ...nobody, entry: joined.value }, now) })
  })
