import type { Tx } from '../../db/db.ts'
import { hasAuthenticator, removeAuthenticatorRow } from './authenticator-store.ts'
import { countPasskeys, removePasskeys } from './passkey-store.ts'
import { replaceRecoveryCodes } from './recovery-code-store.ts'

/** Takes authenticator, passkeys and recovery codes off the account; false when there was no second step to take. */
export async function removeSecondStep(tx: Tx, memberId: string): Promise<boolean> {
  if (!(await hasAuthenticator(tx, memberId)) && (await countPasskeys(tx, memberId)) === 0) return false
  await removeAuthenticatorRow(tx, memberId)
  await removePasskeys(tx, memberId)
  await replaceRecoveryCodes(tx, memberId, [])
  return true
}
