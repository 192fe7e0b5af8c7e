import type { ChallengePart, SmsValue } from '@fairground/contract'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, refuse, refuseField } from '../../../../lib/outcome.ts'
import { getSiteRules, hasLoginModule } from '../../../site/site/index.ts'
import { e164Of, sendCode } from '../../../talk/messages/index.ts'
import { requirePass } from '../../challenge/index.ts'

interface Body extends ChallengePart {
  countryDialingCode: string
  mobileNum: string
  purpose: 'login' | 'reset'
}

/** A code for a signed-out visitor. */
export async function sendSmsCode(call: Call, body: Body): Promise<Outcome<SmsValue>> {
  const { purpose } = body
  if (purpose === 'login' && !(await hasLoginModule(call.app, 'sms'))) return refuse('FEATURE_OFF')
  const { facts } = await getSiteRules(call.app)
  const recipient = e164Of(facts.countries, body.countryDialingCode, body.mobileNum)
  if (!recipient) return refuseField('mobileNum', 'validation.mobileUnknown')
  const pass = await requirePass(call, 'sms', body)
  if (!pass.ok) return pass
  return sendCode(call, { channel: 'sms', recipient, purpose })
}
