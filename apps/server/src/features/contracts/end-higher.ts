import type { Tx } from '../../db/db.ts'
import type { Call } from '../../lib/call.ts'
import { type Refused, refuse } from '../../lib/outcome.ts'
import { type Contract, end, isHigher } from './contract.ts'
import { listGiven } from './contract-store.ts'
import { viewAffected } from './contract-view.ts'
import { putDown } from './put-down.ts'

interface Cascade {
  /** What the downline is offered, or signs. */
  contract: Contract
  actorId: string
  isConfirmed: boolean
}

/**
 * Whoever is offered less than what they give to others cannot keep giving it: names those contracts with
 * DOWNLINE_RATE_HIGHER, and once it is confirmed ends them.
 */
export async function endHigher(
  tx: Tx,
  call: Call,
  { contract, actorId, isConfirmed }: Cascade,
): Promise<Refused | undefined> {
  const given = await listGiven(tx, contract.downlineId, contract.kind)
  const higher = given.filter((each) => isHigher(each.contract, contract))
  if (higher.length === 0) return undefined
  if (!isConfirmed) return refuse('DOWNLINE_RATE_HIGHER', { value: { contracts: viewAffected(higher) } })
  for (const each of higher) {
    const ended = end(each.contract, call.app.clock.now())
    if (!ended.ok) throw new Error(`${each.contract.id} is ${each.contract.state} and cannot be ended`)
    const actor = { kind: 'member', id: actorId } as const
    await putDown(tx, call, ended.value, { actor, detail: { because: contract.id } })
  }
  return undefined
}
