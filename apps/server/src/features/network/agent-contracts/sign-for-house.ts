import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { sayYes } from '../../site/wishes/index.ts'
import { findContract } from './contract-store.ts'
import { houseContractKind } from './house-contract-kind.ts'

/**
 * Two of the staff agree to a contract that the house is to pay: the first asks, another one's yes signs it. Refusals:
 * NOT_FOUND, STATE_CONFLICT, FOUR_EYES, VALIDATION of a rate that the site no longer bears.
 */
export async function signContract(
  call: Call,
  staff: StaffSession,
  { contractId, reason }: { contractId: string; reason: string },
): Promise<Outcome<string>> {
  const said = await sayYes({ call, staff }, houseContractKind, { place: contractId }, async (tx) => {
    const found = await findContract(tx, contractId)
    if (!found) return refuse('NOT_FOUND')
    if (found.contract.state !== 'accepted') return refuse('STATE_CONFLICT')
    return ok({ subject: contractId, payload: { contractId }, weight: 'always' as const, reason })
  })
  return said.ok ? ok(contractId) : said
}
