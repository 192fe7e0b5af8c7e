import { type Funds, findBalance as findFunds, getBalance as getFunds } from '@fairground/ledger'
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

/** What a member's cash account holds now; undefined when the member has no wallet in that currency. */
export async function findBalance(
  reader: Reader,
  memberId: string,
  currency: string,
): Promise<MemberBalance | undefined> {
  const funds = await findFunds(reader, cashOf(memberId, currency))
  return funds && toBalance(funds)
}

/** What a member's cash account holds now. @throws when the wallet was never opened */
export async function getBalance(reader: Reader, memberId: string, currency: string): Promise<MemberBalance> {
  return toBalance(await getFunds(reader, cashOf(memberId, currency)))
}

const toBalance = ({ balanceMinor, heldMinor, availableMinor, version }: Funds): MemberBalance => ({
  balanceMinor,
  heldMinor,
  availableMinor,
  version: Number(version),
})
