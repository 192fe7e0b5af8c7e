import { transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { decideWish } from '../../lib/four-eyes.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import type { StaffSession } from '../staff/index.ts'
import { subjectOf } from './ask-stake-limits.ts'
import { findLimits, type LimitsKey, lockWish, saveDecided, saveLimits, storedOf } from './stake-limit-store.ts'

/** A second person's yes or no; with a yes the limits hold from this commit on. Refusals: STATE_CONFLICT, FOUR_EYES. */
export const decideStakeLimits = (
  { app, ip, requestId }: Call,
  staff: StaffSession,
  { changeId, isApproved }: { changeId: string; isApproved: boolean },
): Promise<Outcome<LimitsKey>> =>
  transact(app.db, async (tx) => {
    const wish = await lockWish(tx, changeId)
    if (!wish) return refuse('STATE_CONFLICT')
    const decided = decideWish(wish.askedBy, { staffId: staff.staffId, isApproved })
    if (!decided.ok) return decided
    const at = app.clock.now()
    const before = await findLimits(tx, wish)
    if (isApproved) await saveLimits(tx, wish, wish.limits, at)
    await saveDecided(tx, changeId, { state: decided.value, staffId: staff.staffId, at })
    const { gameCode, currency, limits, reason, askedByName } = wish
    const detail = {
      ...{ gameCode, currency, before: before ? storedOf(before) : null, after: storedOf(limits) },
      ...{ reason, askedBy: askedByName },
    }
    const actor = { kind: 'staff', id: staff.staffId } as const
    const action = `stake-limits.${decided.value}`
    await recordAudit(tx, { actor, action, subject: subjectOf(wish), detail, ip, requestId })
    return ok({ gameCode, currency })
  })
