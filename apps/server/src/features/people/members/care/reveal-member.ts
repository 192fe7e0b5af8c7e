import type { RevealedDetail, SealedField } from '@fairground/contract'
import { transact } from '../../../../db/db.ts'
import { type AttemptLimit, lockMs, takeAttempt } from '../../../../lib/attempts.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok, refuse, refuseFor } from '../../../../lib/outcome.ts'
import type { StaffSession } from '../../staff/index.ts'
import { findProfile } from '../profile/member-profile-store.ts'
import { openSealed } from '../profile/read-profile.ts'

const shownSeconds = 30
/** Enough to look into a case; more in that time is a harvest. */
const limit: AttemptLimit = { triesMax: 20, windowMs: 10 * 60_000, lockMs }

interface Look {
  memberId: string
  field: SealedField
  reason: string
}

/** One sealed detail in full, for one look; who asked and why is recorded before it is given. */
export async function revealMember(
  call: Call,
  { staffId }: StaffSession,
  { memberId, field, reason }: Look,
): Promise<Outcome<RevealedDetail>> {
  const { app } = call
  const retryAfter = await takeAttempt(app.db, `members:reveal:${staffId}`, limit, app.clock.now())
  if (retryAfter) return refuseFor(retryAfter)
  return transact(app.db, async (tx) => {
    const stored = await findProfile(tx, memberId)
    const value = stored && openSealed(app, stored)[field]
    if (!value) return refuse('NOT_FOUND')
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'member.detail-revealed',
      subject: memberId,
      detail: { reason, field },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok({ field, value, shownSeconds })
  })
}
