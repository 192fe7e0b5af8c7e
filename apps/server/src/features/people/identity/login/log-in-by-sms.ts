import type { LoginValue } from '@fairground/contract'
import type { z } from 'zod'
import { transact } from '../../../../db/db.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, refuse, refuseField, refuseFor } from '../../../../lib/outcome.ts'
import { getSiteRules } from '../../../site/site/index.ts'
import { e164Of, recipientKey } from '../../../talk/messages/index.ts'
import { proveMobile } from '../../phone-auth/index.ts'
import { admitMember } from './admit-member.ts'
import { findByMobile } from './credentials-store.ts'
import { saveWrongCode } from './login-history-store.ts'
import { giveBackNumberTry, takeNumberTry } from './login-tries.ts'

interface Body {
  /** The number. */
  username: string
  /** The code, as typed. */
  password: string
  countryDialingCode?: string | undefined
  area?: 'agent' | undefined
  /** The identity provider's word for the number, in place of a code of ours. */
  idToken?: string | undefined
}

/**
 * Log-in by a code that went to the number. Wrong codes are answered alike, after the same work, whether or not an
 * account has the number; only who brings the right one holds it, and is told when it has none.
 */
export async function logInBySms(call: Call, body: Body): Promise<Outcome<z.infer<typeof LoginValue>>> {
  const { app } = call
  const { facts } = await getSiteRules(app)
  const dialingCode = body.countryDialingCode || facts.countries[0]?.countryDialingCode || ''
  const mobile = e164Of(facts.countries, dialingCode, body.username)
  if (!mobile) return refuseField('username', 'validation.mobileUnknown')
  const retryAfter = await takeNumberTry(call, mobile)
  if (retryAfter) return refuseFor(retryAfter)
  const key = recipientKey(app, 'sms', mobile)
  const proof = { number: mobile, purpose: 'login', code: body.password, idToken: body.idToken } as const
  const proven = await proveMobile(call, proof)
  if (!proven.ok) {
    await saveWrongCode(call, key)
    return proven
  }
  await giveBackNumberTry(call, mobile)
  return transact(app.db, async (tx) => {
    if (!(await proven.value(tx))) return refuse('CODE_INVALID')
    const member = await findByMobile(tx, key)
    if (!member) return refuse('USER_NOT_FOUND')
    return admitMember(tx, call, { memberId: member.memberId, area: body.area, firstStep: 'sms' })
  })
}
