import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import type { RefusalReason } from './refusal-reason.ts'
import { listReasons, lockReasons, saveReasons } from './refusal-reason-store.ts'

interface Wanted {
  reasonId?: string | undefined
  texts: Record<string, string>
}

/** Rewrites the list of reasons; past refusals keep their texts. Refusals: NOT_FOUND for a reason not on the list. */
export async function changeReasons(
  call: Call,
  { staffId }: StaffSession,
  wanted: readonly Wanted[],
): Promise<Outcome<RefusalReason[]>> {
  return transact(call.app.db, async (tx) => {
    await lockReasons(tx)
    const known = await listReasons(tx)
    const now = call.app.clock.now()
    const isKnown = (id: string) => known.some((reason) => reason.id === id)
    if (wanted.some(({ reasonId }) => reasonId !== undefined && !isKnown(reasonId))) return refuse('NOT_FOUND')
    const reasons = wanted.map(({ reasonId, texts }) => ({ id: reasonId ?? newId('rsn', now.getTime()), texts }))
    await saveReasons(tx, reasons, now)
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'withdrawal.reasons-changed',
      subject: 'refusal-reasons',
      detail: { count: reasons.length },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(await listReasons(tx))
  })
}
