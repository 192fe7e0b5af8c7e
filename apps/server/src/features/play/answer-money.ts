import type { Reader } from '../../db/db.ts'
import { getBalance } from '../wallet/index.ts'
import type { PswOutcome } from './psw-outcome.ts'

/** Adds what the player can stake now. */
export async function withBalance(
  reader: Reader,
  outcome: PswOutcome,
  memberId: string,
  currency: string,
): Promise<PswOutcome> {
  const balance = await getBalance(reader, memberId, currency)
  return { ...outcome, balance: balance.availableMinor.toString(), balanceVersion: Number(balance.version), currency }
}
