import type { LoginValue } from '@fairground/contract'
import type { z } from 'zod'
import { transact } from '../../../../db/db.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, refuse, refuseField } from '../../../../lib/outcome.ts'
import { getSiteRules } from '../../../site/site/index.ts'
import { checkCode, e164Of, recipientKey, useCode } from '../../../talk/messages/index.ts'
import { findByMobile } from '../login/credentials-store.ts'
import { passwordRefusal, resetPassword } from './reset-password.ts'

interface Body {
  newPassword: string
  mobileNum: string
  countryDialingCode: string
  verificationCode: string
}

/** Only who holds the number learns whether an account has it: the code comes first. */
export async function resetByMobile(call: Call, body: Body): Promise<Outcome<z.infer<typeof LoginValue>>> {
  const { app } = call
  const { facts } = await getSiteRules(app)
  const mobile = e164Of(facts.countries, body.countryDialingCode, body.mobileNum)
  if (!mobile) return refuseField('mobileNum', 'validation.mobileUnknown')
  const refused = await passwordRefusal(call, body.newPassword)
  if (refused) return refused
  const code = await checkCode(call, {
    channel: 'sms',
    recipient: mobile,
    purpose: 'reset',
    code: body.verificationCode,
  })
  if (!code.ok) return code
  const { codeId } = code.value
  const member = await findByMobile(app.db, recipientKey(app, 'sms', mobile))
  if (!member) {
    await transact(app.db, (tx) => useCode(tx, codeId, app.clock.now()))
    return refuse('USER_NOT_FOUND')
  }
  const isName = await passwordRefusal(call, body.newPassword, member.account)
  if (isName) return isName
  return resetPassword(call, {
    memberId: member.memberId,
    newPassword: body.newPassword,
    method: 'mobile',
    spend: (tx) => useCode(tx, codeId, app.clock.now()),
  })
}
