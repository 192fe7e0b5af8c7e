import { isSameName, type VerifyMethod } from '@fairground/contract'
import type { Tx } from '../../../../db/db.ts'
import { stepOfCode } from '../../../../lib/authenticator.ts'
import type { Call } from '../../../../lib/call.ts'
import { lockAuthenticator, saveStepLast } from '../second-step/authenticator-store.ts'
import { hashOfRecoveryCode } from '../second-step/recovery-code.ts'
import { spendRecoveryCode } from '../second-step/recovery-code-store.ts'
import { listBankNames } from '../second-step/second-step-store.ts'

/** What a sealed authenticator secret is bound to. */
export const authenticatorPurpose = (memberId: string): string => `member-authenticator:${memberId}`

/** Methods whose proof is a text; a passkey signs. */
export type TypedMethod = Exclude<VerifyMethod, 'passkey'>
/** Methods whose proof the member has; nothing is sent. */
type OwnMethod = Exclude<TypedMethod, 'mobile' | 'email'>

/** Whether the code fits; one that does is used up. */
export function checkCode(
  tx: Tx,
  call: Call,
  memberId: string,
  { method, code }: { method: OwnMethod; code: string },
): Promise<boolean> {
  if (method === 'google') return checkAuthenticator(tx, call, memberId, code)
  if (method === 'recovery') return spendRecoveryCode(tx, memberId, hashOfRecoveryCode(memberId, code))
  return checkBankName(tx, call, memberId, code)
}

async function checkAuthenticator(tx: Tx, { app }: Call, memberId: string, code: string): Promise<boolean> {
  const { secretSealed, stepLast } = await lockAuthenticator(tx, memberId)
  if (!secretSealed) return false
  const secret = app.secrets.open(authenticatorPurpose(memberId), secretSealed)
  const step = stepOfCode(secret, code.replace(/\s/g, ''), app.clock.now(), stepLast)
  if (step === undefined) return false
  await saveStepLast(tx, memberId, step)
  return true
}

async function checkBankName(tx: Tx, { app }: Call, memberId: string, typed: string): Promise<boolean> {
  const names = await listBankNames(app, tx, memberId)
  return names.some((name) => isSameName(name, typed))
}
