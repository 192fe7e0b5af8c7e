import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { closeFreeze, lockOpenFreeze } from './freeze-store.ts'

interface Release {
  freezeId: string
  reason: string
}

/** Lets payouts leave again; those that waited follow within minutes. Refusal: STATE_CONFLICT when it is no longer open. */
export async function releasePayouts(
  call: Call,
  { staffId }: StaffSession,
  { freezeId, reason }: Release,
): Promise<Outcome<Record<string, never>>> {
  const { db, clock } = call.app
  return transact(db, async (tx) => {
    const freeze = await lockOpenFreeze(tx)
    if (freeze?.freezeId !== freezeId) return refuse('STATE_CONFLICT')
    await closeFreeze(tx, freezeId, staffId, clock.now())
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'payouts.released',
      subject: freezeId,
      detail: { reason, findings: freeze.findingsCount, wasClean: freeze.isClean },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok({})
  })
}
