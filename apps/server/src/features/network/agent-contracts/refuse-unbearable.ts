import type { Tx } from '../../../db/db.ts'
import type { Refused } from '../../../lib/outcome.ts'
import { lockMargin, refuseContract } from '../../rewards/margin/index.ts'
import { type Contract, highestRateBp, rateFieldOf } from './contract.ts'

/** Refuses what is above the ceilings of the site, alone or with what is signed above and below: VALIDATION of the rate. */
export async function refuseUnbearable(tx: Tx, contract: Contract): Promise<Refused | undefined> {
  const { id, kind, downlineId, isPaidByHouse } = contract
  await lockMargin(tx)
  const candidate = { contractId: id, kind, downlineId, isPaidByHouse, rateBp: highestRateBp(contract) }
  return refuseContract(tx, { field: rateFieldOf(contract), candidate })
}
