import { transact } from '../../../db/db.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { end } from './contract.ts'
import { findContract, lockSides } from './contract-store.ts'
import { putDown } from './put-down.ts'

/** The house ends a contract, or takes an offer back, with a reason. Refusals: NOT_FOUND, STATE_CONFLICT. */
export async function terminateContract(
  call: Call,
  { staffId }: StaffSession,
  { contractId, reason }: { contractId: string; reason: string },
): Promise<Outcome<string>> {
  return transact(call.app.db, async (tx) => {
    const found = await findContract(tx, contractId)
    if (!found) return refuse('NOT_FOUND')
    await lockSides(tx, [found.contract.uplineId, found.contract.downlineId])
    const now = await findContract(tx, contractId)
    const ended = now ? end(now.contract, call.app.clock.now(), reason) : refuse('NOT_FOUND')
    if (!ended.ok) return ended
    await putDown(tx, call, ended.value, { actor: { kind: 'staff', id: staffId }, detail: { reason } })
    return ok(contractId)
  })
}
