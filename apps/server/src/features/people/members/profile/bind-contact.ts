import { checkField, type MemberInfo, type SmsValue } from '@fairground/contract'
import { transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok, type Refused, refuse, refuseField } from '../../../../lib/outcome.ts'
import { getSiteRules } from '../../../site/site/index.ts'
import { checkCode, e164Of, plainEmail, recipientKey, sendCode, useCode } from '../../../talk/messages/index.ts'
import {
  findContacts,
  type MemberSession,
  noticeOfChange,
  pausePayouts,
  provePassword,
  sealContact,
} from '../../identity/index.ts'
import { getMember, lockMember } from '../member-store.ts'
import { isMobileBound, saveEmail, saveMobile } from './contact-store.ts'
import { readMemberInfo } from './read-member-info.ts'

const emailRule = { required: true, minLength: 6, maxLength: 254, patternId: 4, acceptedPattern: '' }

/** What a member wants to bind, as typed. */
export type TypedContact = { countryDialingCode: string; mobileNum: string } | { email: string }

type Target = { kind: 'mobile'; channel: 'sms'; value: string } | { kind: 'email'; channel: 'email'; value: string }

async function targetOf({ app }: Call, typed: TypedContact): Promise<Target | Refused> {
  if ('email' in typed) {
    const breach = checkField(emailRule, typed.email)
    if (breach) return refuse('VALIDATION', { value: { errors: [{ field: 'email', ...breach }] } })
    return { kind: 'email', channel: 'email', value: plainEmail(typed.email) }
  }
  const { facts } = await getSiteRules(app)
  const value = e164Of(facts.countries, typed.countryDialingCode, typed.mobileNum)
  return value ? { kind: 'mobile', channel: 'sms', value } : refuseField('mobileNum', 'validation.mobileUnknown')
}

/** Sends a code to what is to be bound; only this member can use it. */
export async function sendBindCode(
  call: Call,
  { memberId }: MemberSession,
  typed: TypedContact,
): Promise<Outcome<SmsValue>> {
  const target = await targetOf(call, typed)
  if ('ok' in target) return target
  return sendCode(call, { channel: target.channel, recipient: target.value, purpose: 'bind', memberId })
}

interface Proof {
  password: string
  verificationCode: string
}

/** Binds or changes number or address. The old and the new one hear of it, and so does the other channel. */
export async function bindContact(
  call: Call,
  { memberId }: MemberSession,
  body: TypedContact & Proof,
): Promise<Outcome<MemberInfo>> {
  const { app } = call
  const target = await targetOf(call, body)
  if ('ok' in target) return target
  const codeId = await proven(call, memberId, target, body)
  if (typeof codeId !== 'string') return codeId
  const key = recipientKey(app, target.channel, target.value)
  const contact = { key, sealed: sealContact(app, memberId, target.kind, target.value) }
  return transact(app.db, async (tx) => {
    await lockMember(tx, memberId)
    if (!(await useCode(tx, codeId, app.clock.now()))) return refuse('CODE_INVALID')
    // Who brings the code of a number holds it, and may know that an account has it.
    if (target.kind === 'mobile' && (await isMobileBound(tx, key, memberId))) return refuse('MOBILE_TAKEN')
    const before = await findContacts(app, tx, memberId)
    await (target.kind === 'mobile' ? saveMobile : saveEmail)(tx, memberId, contact)
    // A first one takes nobody's place.
    if (before[target.kind]) await pausePayouts(tx, memberId, app.clock.now())
    const after = { ...before, [target.kind]: target.value }
    await noticeOfChange(tx, app, { memberId, kind: 'contact-changed', to: [before, after] })
    await recordAudit(tx, {
      actor: { kind: 'member', id: memberId },
      action: `member.${target.kind}-bound`,
      subject: memberId,
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(await readMemberInfo(call, tx, memberId))
  })
}

/** The log-in password and the code; the id of the code, or what was wrong. */
async function proven(call: Call, memberId: string, target: Target, proof: Proof): Promise<string | Refused> {
  const { passwordHash } = await getMember(call.app.db, memberId)
  const refused = await provePassword(call, { memberId, passwordHash, field: 'password', password: proof.password })
  if (refused) return refused
  const typed = { channel: target.channel, recipient: target.value, purpose: 'bind', memberId } as const
  const code = await checkCode(call, { ...typed, code: proof.verificationCode })
  return code.ok ? code.value.codeId : code
}
