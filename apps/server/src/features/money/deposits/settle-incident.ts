import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { Deposit } from './deposit.ts'
import { lockDeposit, saveIncident } from './deposit-store.ts'

/** Says what was done about an incident; the deposit stays as it is. Refusals: NOT_FOUND, STATE_CONFLICT without one. */
export const settleIncident = (
  call: Call,
  { staffId }: { staffId: string },
  { depositId, reason }: { depositId: string; reason: string },
): Promise<Outcome<Deposit>> =>
  transact(call.app.db, async (tx) => {
    const deposit = await lockDeposit(tx, depositId)
    if (!deposit) return refuse('NOT_FOUND')
    if (!deposit.incident) return refuse('STATE_CONFLICT')
    await saveIncident(tx, depositId, undefined)
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'deposit.incident-settled',
      subject: depositId,
      detail: { incident: deposit.incident, reason },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok({ ...deposit, incident: undefined })
  })
