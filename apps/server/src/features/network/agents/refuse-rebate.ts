import type { Reader } from '../../../db/db.ts'
import { type Refused, refuseField } from '../../../lib/outcome.ts'
import { findRebate } from './link-store.ts'

export const bpOf = (rate: number): number => Math.round(rate * 10_000)

/** Nobody gives away more than they have themselves: VALIDATION of the rebate. */
export async function refuseRebate(reader: Reader, agentId: string, rebateBp: number): Promise<Refused | undefined> {
  const ownBp = await findRebate(reader, agentId)
  if (ownBp === undefined || rebateBp <= ownBp) return undefined
  return refuseField('rebate', 'validation.tooBig', { max: ownBp / 10_000 })
}
