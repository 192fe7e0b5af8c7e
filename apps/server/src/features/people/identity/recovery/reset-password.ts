import type { LoginValue } from '@fairground/contract'
import type { z } from 'zod'
import { type Tx, transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, type Refused, refuse } from '../../../../lib/outcome.ts'
import { hashPassword } from '../../../../lib/password.ts'
import { forgetVictimTries } from '../../../../lib/victim-tries.ts'
import { getSiteRules } from '../../../site/site/index.ts'
import { admitMember } from '../login/admit-member.ts'
import { type Credentials, lockCredentials, savePassword } from '../login/credentials-store.ts'
import { saveLoginRecord } from '../login/login-history-store.ts'
import { entryRefusal } from '../login/login-policy.ts'
import { loginTries } from '../login/login-tries.ts'
import { findContacts, noticeOfChange } from '../security/contacts.ts'
import { newPasswordRefusal } from '../security/new-password.ts'
import { pausePayouts } from '../security/payout-pause.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { saveLinksUsed } from './reset-link-store.ts'

interface Proven {
  memberId: string
  newPassword: string
  method: 'mobile' | 'email'
  /** Spends the proof; false when it was spent in the meantime. */
  spend: (tx: Tx) => Promise<boolean>
}

/** What the new password breaks; asked before the proof is looked at, so that a typing mistake spends nothing. */
export async function passwordRefusal({ app }: Call, newPassword: string, account = ''): Promise<Refused | undefined> {
  const { registration } = await getSiteRules(app)
  return newPasswordRefusal(registration.password, { account, oldPassword: undefined, newPassword })
}

/** Sets a new password after proof of ownership: ends every session, notifies every contact, and logs in or asks for the second step. */
export async function resetPassword(
  call: Call,
  { memberId, newPassword, method, spend }: Proven,
): Promise<Outcome<z.infer<typeof LoginValue>>> {
  const { app } = call
  const hash = await hashPassword(newPassword, call)
  const now = app.clock.now()
  return transact(app.db, async (tx) => {
    const member = await lockCredentials(tx, memberId)
    const refusal = entryRefusal({ type: member.type, status: member.status, area: undefined })
    if (refusal) return refuse(refusal)
    if (!(await spend(tx))) return refuse('CODE_INVALID')
    await savePassword(tx, memberId, hash, now)
    await pausePayouts(tx, memberId, now)
    await saveLinksUsed(tx, memberId, now)
    await endSessions(tx, memberId, 'password', now)
    await forgetVictimTries(tx, loginTries(member.account))
    const contacts = await findContacts(app, tx, memberId)
    await noticeOfChange(tx, app, { memberId, kind: 'password-reset', to: [contacts] })
    await record(tx, call, member, method)
    // What else guards the account stands: a code or a link is no second step.
    return admitMember(tx, call, { memberId, area: undefined, firstStep: method === 'mobile' ? 'sms' : 'email' })
  })
}

async function record(tx: Tx, call: Call, { memberId }: Credentials, method: string): Promise<void> {
  await saveLoginRecord(tx, call, memberId, 'password-changed')
  await recordAudit(tx, {
    actor: { kind: 'member', id: memberId },
    action: 'member.password-reset',
    subject: memberId,
    detail: { method },
    ip: call.ip,
    requestId: call.requestId,
  })
}
