import { transact } from '../../../db/db.ts'
import { type Actor, recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { houseVendorId, saveModelStopped } from '../catalogue/index.ts'

interface Stop {
  modelId: string
  isStopped: boolean
  reason: string
}

/** Stops every game that plays a model, or opens them again. Refusal: STATE_CONFLICT where none was to be changed. */
export const stopModel = (
  { app, ip, requestId }: Call,
  actor: Actor,
  { modelId, isStopped, reason }: Stop,
): Promise<Outcome<{ gameCount: number }>> =>
  transact(app.db, async (tx) => {
    const stopped = isStopped ? { at: app.clock.now(), reason } : null
    const nodeIds = await saveModelStopped(tx, { vendorId: houseVendorId, modelId }, stopped)
    if (nodeIds.length === 0) return refuse('STATE_CONFLICT')
    const action = isStopped ? 'model.stopped' : 'model.resumed'
    const detail = { reason, gameCount: nodeIds.length, nodeIds }
    await recordAudit(tx, { actor, action, subject: modelId, detail, ip, requestId })
    return ok({ gameCount: nodeIds.length })
  })
