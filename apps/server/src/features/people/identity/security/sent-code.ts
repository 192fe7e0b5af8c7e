import type { SmsValue } from '@fairground/contract'
import type { Tx } from '../../../../db/db.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../../lib/outcome.ts'
import { hashOfToken } from '../../../../lib/secret-box.ts'
import { checkCode, sendCode, useCode } from '../../../talk/messages/index.ts'
import { findTicket } from '../login/login-ticket-store.ts'
import { hasMethod } from '../second-step/find-second-step.ts'
import { findContacts } from './contacts.ts'

/** Second steps whose code is sent. */
type SentMethod = 'mobile' | 'email'

/** Sends the code of a second step to where the member has it from, which the caller never says. */
export async function sendVerifyCode(
  call: Call,
  { verifyTicket, method }: { verifyTicket: string; method: SentMethod },
): Promise<Outcome<SmsValue>> {
  const { app } = call
  const ticket = await findTicket(app.db, hashOfToken(verifyTicket), app.clock.now())
  if (!ticket) return refuse('CODE_EXPIRED')
  const target = await targetOf(call, ticket.memberId, method)
  if (!target || !(await hasMethod(app.db, call, ticket, method))) return refuse('FEATURE_OFF')
  return sendCode(call, target)
}

/** Compares such a code. Answers how it is spent, or that there is nothing to spend: one that is too old is a wrong one. */
export async function checkSentCode(
  call: Call,
  memberId: string,
  { method, code }: { method: SentMethod; code: string },
): Promise<Outcome<(tx: Tx) => Promise<boolean>>> {
  const target = await targetOf(call, memberId, method)
  const checked = target ? await checkCode(call, { ...target, code }) : refuse('CODE_INVALID')
  if (checked.ok) return ok((tx) => useCode(tx, checked.value.codeId, call.app.clock.now()))
  return checked.code === 'TOO_MANY_REQUESTS' ? checked : ok(async () => false)
}

async function targetOf({ app }: Call, memberId: string, method: SentMethod) {
  const recipient = (await findContacts(app, app.db, memberId))[method]
  const channel = method === 'mobile' ? 'sms' : 'email'
  return recipient === undefined ? undefined : ({ channel, recipient, purpose: 'verify', memberId } as const)
}
