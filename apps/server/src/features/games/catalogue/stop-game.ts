import { transact } from '../../../db/db.ts'
import { type Actor, recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { saveStopped } from './game-store.ts'

interface Stop {
  nodeId: string
  isStopped: boolean
  reason: string
}

/**
 * Lets no round of a game begin, or lets them begin again. Every process reads a game anew each second, so that is how
 * long it takes; rounds that are open can be gone on with. Refusals: NOT_FOUND, STATE_CONFLICT where it is so already.
 */
export const stopGame = (
  { app, ip, requestId }: Call,
  actor: Actor,
  { nodeId, isStopped, reason }: Stop,
): Promise<Outcome<{ stoppedAt?: string | undefined }>> =>
  transact(app.db, async (tx) => {
    const now = app.clock.now()
    const changed = await saveStopped(tx, nodeId, isStopped ? { at: now, reason } : null)
    if (changed !== 'changed') return refuse(changed === 'unknown' ? 'NOT_FOUND' : 'STATE_CONFLICT')
    const action = isStopped ? 'game.stopped' : 'game.resumed'
    await recordAudit(tx, { actor, action, subject: nodeId, detail: { reason }, ip, requestId })
    return ok({ stoppedAt: isStopped ? now.toISOString() : undefined })
  })
