import type { Tx } from '../../../../db/db.ts'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-code.ts'
import { replaceRecoveryCodes } from './recovery-code-store.ts'

/** Gives the member new codes; they are known nowhere else, and the old ones are void. */
export async function giveRecoveryCodes(tx: Tx, memberId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    memberId,
    codes.map((code) => hashOfRecoveryCode(memberId, code)),
  )
  return codes
}
