import type { Reader } from '../../../../db/db.ts'
import { findBalance } from '../../../money/wallet/index.ts'
import type { PswOutcome } from '../protocol/psw-outcome.ts'

/** Adds what the player can stake now; a currency in which the player has no wallet adds nothing. */
export async function withBalance(
  reader: Reader,
  outcome: PswOutcome,
  memberId: string,
  currency: string | undefined,
): Promise<PswOutcome> {
  const balance = currency === undefined ? undefined : await findBalance(reader, memberId, currency)
  if (!balance) return { ...outcome, currency: undefined }
  return { ...outcome, balance: balance.availableMinor.toString(), balanceVersion: balance.version, currency }
}
