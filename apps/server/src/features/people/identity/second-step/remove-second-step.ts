import type { Reader, Tx } from '../../../../db/db.ts'
import { hasAuthenticator, removeAuthenticatorRow } from './authenticator-store.ts'
import { countPasskeys, removePasskeys } from './passkey-store.ts'
import { replaceRecoveryCodes } from './recovery-code-store.ts'

/** Whether more than the password guards the account: an authenticator or a passkey. */
export const hasSecondStep = async (reader: Reader, memberId: string): Promise<boolean> =>
  (await hasAuthenticator(reader, memberId)) || (await countPasskeys(reader, memberId)) > 0

/** Takes authenticator, passkeys and recovery codes off the account; false when there was no second step to take. */
export async function removeSecondStep(tx: Tx, memberId: string): Promise<boolean> {
  if (!(await hasSecondStep(tx, memberId))) return false
  await removeAuthenticatorRow(tx, memberId)
  await removePasskeys(tx, memberId)
  await replaceRecoveryCodes(tx, memberId, [])
  return true
}
