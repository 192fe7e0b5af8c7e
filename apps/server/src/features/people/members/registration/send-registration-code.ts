import type { ChallengePart, SmsValue } from '@fairground/contract'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, refuse, refuseField } from '../../../../lib/outcome.ts'
import { getSiteRules } from '../../../site/site/index.ts'
import { e164Of, isMobileNumber, sendCode } from '../../../talk/messages/index.ts'
import { requirePass } from '../../challenge/index.ts'

interface Body extends ChallengePart {
  countryDialingCode: string
  mobileNo: string
  regType: 'username' | 'mobile'
}

/** A code for the number of a new account. Whether an account has the number is not looked up: only who holds it learns that. */
export async function sendRegistrationCode(call: Call, body: Body): Promise<Outcome<SmsValue>> {
  const { flags, facts } = await getSiteRules(call.app)
  const isWanted = body.regType === 'mobile' ? flags.MOBILENUMREG3 : flags.USERNAMEREG3 && flags.REGMOBVERF3
  if (!isWanted) return refuse('FEATURE_OFF')
  const recipient = e164Of(facts.countries, body.countryDialingCode, body.mobileNo)
  if (!recipient || !isMobileNumber(recipient)) return refuseField('mobileNo', 'validation.mobileUnknown')
  const pass = await requirePass(call, 'sms', body)
  if (!pass.ok) return pass
  return sendCode(call, { channel: 'sms', recipient, purpose: 'register' })
}
