import { getBalance as getFunds } from '@fairground/ledger'
import type { Reader } from '../../db/db.ts'
import { cashOf } from './accounts.ts'

export interface MemberBalance {
  balanceMinor: bigint
  /** Held for withdrawals under way. */
  heldMinor: bigint
  /** Balance minus held: what can be staked or withdrawn. */
  availableMinor: bigint
  /** Rises by one with each entry. */
  version: number
}

/** What a member's cash account holds now. @throws when the wallet was never opened */
export async function getBalance(reader: Reader, memberId: string, currency: string): Promise<MemberBalance> {
  const { balanceMinor, heldMinor, availableMinor, version } = await getFunds(reader, cashOf(memberId, currency))
  return { balanceMinor, heldMinor, availableMinor, version: Number(version) }
}
