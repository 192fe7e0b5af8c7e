import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { enqueue } from '../../../lib/jobs.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { cancel } from './grant.ts'
import { lockGrant, saveGrant } from './grant-store.ts'

/** The rounds that were not played are asked back. Refusals: NOT_FOUND, STATE_CONFLICT. */
export async function cancelGrant(
  { app, ip, requestId }: Call,
  { staffId }: StaffSession,
  { grantId, reason }: { grantId: string; reason: string },
): Promise<Outcome<string>> {
  return transact(app.db, async (tx) => {
    const granted = await lockGrant(tx, grantId)
    if (!granted) return refuse('NOT_FOUND')
    const cancelled = cancel(granted, app.clock.now(), reason)
    if (!cancelled.ok) return cancelled
    await saveGrant(tx, cancelled.value)
    const actor = { kind: 'staff', id: staffId } as const
    const detail = { reason }
    await recordAudit(tx, { actor, action: 'free-rounds.cancel-asked', subject: grantId, detail, ip, requestId })
    await enqueue(tx, 'settle-free-rounds', { grantId }, { jobKey: grantId })
    return ok(grantId)
  })
}
