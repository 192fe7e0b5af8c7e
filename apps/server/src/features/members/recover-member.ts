import { accountType, type MemberInitialPassword, type MemberProfile } from '@fairground/contract'
import { type Tx, transact } from '../../db/db.ts'
import { clearAttempts } from '../../lib/attempts.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import {
  endSessions,
  findContacts,
  loginAccountKey,
  noticeOfChange,
  removeSecondStep,
  saveInitialPassword,
} from '../identity/index.ts'
import type { StaffSession } from '../staff/index.ts'
import { drawInitialPassword } from './draw-initial-password.ts'
import type { Member } from './member.ts'
import { lockMember } from './member-store.ts'
import { readProfile } from './read-profile.ts'

interface Subject {
  memberId: string
  reason: string
}

/** A password to hand over in place of a lost one. Every session ends, and the member hears of it on every channel. */
export async function resetMemberPassword(
  call: Call,
  staff: StaffSession,
  subject: Subject,
): Promise<Outcome<MemberInitialPassword>> {
  const { app } = call
  const { hash, until, password } = await drawInitialPassword(app)
  const now = app.clock.now()
  return transact(app.db, async (tx) => {
    const member = await lockOwned(tx, subject.memberId)
    if ('ok' in member) return member
    await saveInitialPassword(tx, member.memberId, { hash, until, now })
    await clearAttempts(tx, loginAccountKey(member.account))
    await leave(tx, call, member.memberId, 'password-reset')
    await record(tx, call, staff, { ...subject, action: 'member.password-reset-by-staff' })
    return ok({ password, validUntil: until.toISOString() })
  })
}

/** Takes a lost second step off. The password stays; every session ends, and the member hears of it on every channel. */
export async function resetMemberSecondStep(
  call: Call,
  staff: StaffSession,
  subject: Subject,
): Promise<Outcome<MemberProfile>> {
  return transact(call.app.db, async (tx) => {
    const member = await lockOwned(tx, subject.memberId)
    if ('ok' in member) return member
    if (!(await removeSecondStep(tx, member.memberId))) return refuse('STATE_CONFLICT')
    await leave(tx, call, member.memberId, 'second-step-reset')
    await record(tx, call, staff, { ...subject, action: 'member.second-step-reset' })
    return readProfile(call.app, tx, member.memberId)
  })
}

/** An account that has an owner: not a trial, and not closed. */
async function lockOwned(tx: Tx, memberId: string): Promise<Member | ReturnType<typeof refuse>> {
  const member = await lockMember(tx, memberId)
  if (!member) return refuse('NOT_FOUND')
  return member.type === accountType.trial || member.status === 'closed' ? refuse('STATE_CONFLICT') : member
}

async function leave(tx: Tx, { app }: Call, memberId: string, kind: 'password-reset' | 'second-step-reset') {
  await endSessions(tx, memberId, kind === 'password-reset' ? 'password' : 'ended', app.clock.now())
  await noticeOfChange(tx, app, { memberId, kind, to: [await findContacts(app, tx, memberId)] })
}

const record = (
  tx: Tx,
  { ip, requestId }: Call,
  { staffId }: StaffSession,
  { action, memberId, reason }: Subject & { action: string },
) =>
  recordAudit(tx, {
    actor: { kind: 'staff', id: staffId },
    action,
    subject: memberId,
    detail: { reason },
    ip,
    requestId,
  })
