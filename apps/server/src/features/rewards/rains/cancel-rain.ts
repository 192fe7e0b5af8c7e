import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { enqueue } from '../../../lib/jobs.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { cancel } from './rain.ts'
import { lockRain, saveRain } from './rain-store.ts'

/** What nobody has caught is asked back. Refusals: NOT_FOUND, STATE_CONFLICT. */
export async function cancelRain(
  { app, ip, requestId }: Call,
  { staffId }: StaffSession,
  { rainId, reason }: { rainId: string; reason: string },
): Promise<Outcome<string>> {
  return transact(app.db, async (tx) => {
    const fallen = await lockRain(tx, rainId)
    if (!fallen) return refuse('NOT_FOUND')
    const cancelled = cancel(fallen, app.clock.now(), reason)
    if (!cancelled.ok) return cancelled
    await saveRain(tx, cancelled.value)
    const actor = { kind: 'staff', id: staffId } as const
    const detail = { reason }
    await recordAudit(tx, { actor, action: 'rain.cancel-asked', subject: rainId, detail, ip, requestId })
    await enqueue(tx, 'settle-rain', { rainId }, { jobKey: rainId })
    return ok(rainId)
  })
}
