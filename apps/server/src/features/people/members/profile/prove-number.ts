import type { RegistrationValues } from '@fairground/contract'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../../lib/outcome.ts'
import { proveMobile, type SpendProof } from '../../phone-auth/index.ts'
import { internationalNumber } from './mobile-number.ts'

/** A number that was proven. The proof is spent with the account that it opens. */
export interface ProvenNumber {
  /** In E.164. */
  number: string
  /** False when it was spent in the meantime. */
  spend: SpendProof
}

interface Proof {
  verificationCode?: string | undefined
  idToken?: string | undefined
}

/** Compares the code of the form with the one sent to its number, or takes the identity provider's word. */
export async function proveNumber(
  call: Call,
  { countryDialingCode = '', mobileNum = '' }: RegistrationValues,
  { verificationCode: code = '', idToken }: Proof,
): Promise<Outcome<ProvenNumber>> {
  const number = internationalNumber(countryDialingCode, mobileNum)
  const proven = await proveMobile(call, { number, purpose: 'register', code, idToken })
  if (proven.ok) return ok({ number, spend: proven.value })
  const { code: reason } = proven
  if (reason !== 'CODE_INVALID' && reason !== 'CODE_EXPIRED') return proven
  return refuse(reason, { value: { errors: [{ field: 'verificationCode', key: reason }] } })
}
