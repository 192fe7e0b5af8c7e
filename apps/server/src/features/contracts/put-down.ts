import type { Tx } from '../../db/db.ts'
import { type Actor, recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { announce } from '../../lib/live-events.ts'
import type { Contract } from './contract.ts'
import { saveContract } from './contract-store.ts'

/** Saves a changed contract, on record, and tells the open pages of both sides. */
export async function putDown(
  tx: Tx,
  call: Call,
  contract: Contract,
  { actor, detail }: { actor: Actor; detail?: Record<string, unknown> },
): Promise<void> {
  const { id, kind, state, uplineId, downlineId } = contract
  await saveContract(tx, contract)
  await recordAudit(tx, {
    actor,
    action: `contract.${state}`,
    subject: id,
    detail: { kind, memberId: actor.id === downlineId ? uplineId : downlineId, ...detail },
    ip: call.ip,
    requestId: call.requestId,
  })
  for (const memberId of [uplineId, downlineId])
    await announce(tx, memberId, 'contract.changed', { contractId: id, status: state })
}
