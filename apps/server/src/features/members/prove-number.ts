import type { RegistrationValues } from '@fairground/contract'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/db.ts'
import type { Call } from '../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { checkCode, useCode } from '../messages/index.ts'
import { internationalNumber } from './mobile-number.ts'

/** A number whose code was brought. The code is spent with the account that it opens. */
export interface ProvenNumber {
  /** In E.164. */
  number: string
  codeId: string
}

/** Compares the code of the form with the one sent to its number. */
export async function proveNumber(
  call: Call,
  { countryDialingCode = '', mobileNum = '' }: RegistrationValues,
  code: string,
): Promise<Outcome<ProvenNumber>> {
  const number = internationalNumber(countryDialingCode, mobileNum)
  const checked = await checkCode(call, { channel: 'sms', recipient: number, purpose: 'register', code })
  if (checked.ok) return ok({ number, codeId: checked.value.codeId })
  const { code: reason } = checked
  if (reason !== 'CODE_INVALID' && reason !== 'CODE_EXPIRED') return checked
  return refuse(reason, { value: { errors: [{ field: 'verificationCode', key: reason }] } })
}

/** False when the code was spent in the meantime. */
export const spendProof = (tx: Tx, { clock }: AppContext, { codeId }: ProvenNumber): Promise<boolean> =>
  useCode(tx, codeId, clock.now())
