import type { Tx } from '../../../db/db.ts'
import { type Actor, recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { announce } from '../../../lib/live-events.ts'
import type { Contract } from './contract.ts'
import { saveContract } from './contract-store.ts'
import { notifyContract } from './notify-contract.ts'

/** Where a change comes from. */
export type Put = Pick<Call, 'app' | 'ip' | 'requestId'>

/** Saves a changed contract, on record, and tells both sides: their open pages, and the inbox of who did not do it. */
export async function putDown(
  tx: Tx,
  { app, ip, requestId }: Put,
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
    ip,
    requestId,
  })
  if (actor.id !== undefined)
    await notifyContract(tx, contract, { actorId: actor.id, at: app.clock.now(), isOfHouse: actor.kind === 'staff' })
  for (const memberId of [uplineId, downlineId])
    announce(tx, memberId, 'contract.changed', { contractId: id, status: state })
}
