import type { Tx } from '../../../db/db.ts'
import type { Actor } from '../../../lib/audit.ts'
import { type Refused, refuse } from '../../../lib/outcome.ts'
import { type Contract, end, isHigher } from './contract.ts'
import { listGiven } from './contract-store.ts'
import { viewAffected } from './contract-view.ts'
import { type Put, putDown } from './put-down.ts'

const listHigher = async (tx: Tx, contract: Contract) =>
  (await listGiven(tx, contract.downlineId, contract.kind)).filter((each) => isHigher(each.contract, contract))

/**
 * Whoever is offered less than what they give to others cannot keep giving it: names those contracts with
 * DOWNLINE_RATE_HIGHER until it is confirmed.
 */
export async function refuseHigher(
  tx: Tx,
  { contract, isConfirmed }: { contract: Contract; isConfirmed: boolean },
): Promise<Refused | undefined> {
  const higher = isConfirmed ? [] : await listHigher(tx, contract)
  if (higher.length === 0) return undefined
  return refuse('DOWNLINE_RATE_HIGHER', { value: { contracts: viewAffected(higher) } })
}

/** Ends what the downline of a contract gives to others above its rates. */
export async function endHigher(tx: Tx, put: Put, contract: Contract, actor: Actor): Promise<void> {
  for (const each of await listHigher(tx, contract)) {
    const ended = end(each.contract, put.app.clock.now())
    if (!ended.ok) throw new Error(`${each.contract.id} is ${each.contract.state} and cannot be ended`)
    await putDown(tx, put, ended.value, { actor, detail: { because: contract.id } })
  }
}
