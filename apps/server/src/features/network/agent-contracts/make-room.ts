import type { Tx } from '../../../db/db.ts'
import type { Actor } from '../../../lib/audit.ts'
import type { Contract } from './contract.ts'
import { findOfKind } from './contract-store.ts'
import { endHigher } from './end-higher.ts'
import { type Put, putDown } from './put-down.ts'

/** Ends contracts that conflict with a newly signed one; they earn until the new one starts. */
export async function makeRoom(tx: Tx, put: Put, contract: Contract, actor: Actor): Promise<void> {
  await endHigher(tx, put, contract, actor)
  const { downlineId, kind, effectiveFrom, id } = contract
  const earlier = await findOfKind(tx, { downlineId, kind, isSigned: true })
  if (!earlier) return
  const ended = { ...earlier, state: 'terminated' as const, endedAt: effectiveFrom }
  await putDown(tx, put, ended, { actor, detail: { because: id } })
}
