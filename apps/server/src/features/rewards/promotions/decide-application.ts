import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { moneyParam, notify, timeParam } from '../../talk/inbox/index.ts'
import { titlesOf } from '../rewards/index.ts'
import { type Decision, decide } from './application.ts'
import { findApplication, saveDecision } from './application-store.ts'
import { saveEntry } from './entry-store.ts'
import { giveAward } from './give-award.ts'
import { lockPromotion } from './promotion-store.ts'
import { readStanding } from './read-standing.ts'

type Wish = Pick<Decision, 'decision' | 'reason'> & { applicationId: string; staffId: string }

/**
 * Says yes or no to one application: a yes gives the reward, out of the budget. Refusals: NOT_FOUND, STATE_CONFLICT when
 * somebody decided it before, VALIDATION for a no without a reason, LIMIT when the budget holds no more.
 */
export const decideApplication = (
  call: Call,
  { applicationId, decision, reason, staffId }: Wish,
): Promise<Outcome<string>> =>
  transact(call.app.db, async (tx) => {
    const now = call.app.clock.now()
    const found = await findApplication(tx, applicationId)
    const promotion = found && (await lockPromotion(tx, found.promotionId))
    // Read again below the lock: somebody may have decided it meanwhile.
    const application = await findApplication(tx, applicationId)
    if (!promotion || !application) return refuse('NOT_FOUND')
    const decided = decide(application, { decision, reason, staffId, at: now })
    if (!decided.ok) return decided
    const { memberId, promotionId } = application
    const { entry } = await readStanding(call, tx, { promotion, memberId })
    if (!entry) throw new Error(`application ${applicationId} has no entry`)
    if (decision === 'approve') {
      const given = await giveAward(tx, promotion, { memberId, now })
      if (!given.ok) return given
    }
    const isYes = decision === 'approve'
    await saveEntry(tx, promotionId, memberId, {
      ...entry,
      state: isYes ? 'awarded' : 'rejected',
      reason: isYes ? undefined : reason,
    })
    await saveDecision(tx, decided.value)
    await notify(tx, {
      memberId,
      template: isYes ? 'promotion.approved' : 'promotion.rejected',
      params: {
        title: { texts: titlesOf(promotion) },
        amount: moneyParam(promotion.rewardMinor, promotion.currency),
        time: timeParam(application.sentAt),
        ...(reason !== undefined && { reason }),
      },
      at: now,
    })
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: isYes ? 'application.approved' : 'application.rejected',
      subject: applicationId,
      detail: { promotionId, memberId, ...(reason !== undefined && { reason }) },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(applicationId)
  })
