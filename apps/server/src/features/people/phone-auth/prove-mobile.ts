import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok } from '../../../lib/outcome.ts'
import { checkCode, useCode } from '../../talk/messages/index.ts'
import { checkPhoneToken, type SpendProof } from './check-phone-token.ts'

interface TypedProof {
  /** In E.164. */
  number: string
  purpose: 'register' | 'login'
  /** As typed. */
  code: string
  /** Of the identity provider, which then has looked at the code itself. */
  idToken?: string | undefined
}

/** Who brings the code that was sent to a number, or the identity provider's word for it, holds the number. */
export async function proveMobile(
  call: Call,
  { number, purpose, code, idToken }: TypedProof,
): Promise<Outcome<SpendProof>> {
  if (idToken) return checkPhoneToken(call, idToken, number)
  const checked = await checkCode(call, { channel: 'sms', recipient: number, purpose, code })
  return checked.ok ? ok((tx) => useCode(tx, checked.value.codeId, call.app.clock.now())) : checked
}
