import type { MemberProfile } from '@fairground/contract'
import { type Tx, transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { newId } from '../../../../lib/ids.ts'
import { areInOneHand } from '../../../../lib/one-hand.ts'
import { type Outcome, refuse } from '../../../../lib/outcome.ts'
import { endSessions, findContacts, hasSecondStep, noticeOfChange, removeSecondStep } from '../../identity/index.ts'
import type { StaffSession } from '../../staff/index.ts'
import { lockOwned } from '../profile/lock-owned.ts'
import { readProfile } from '../profile/read-profile.ts'
import { confirmReset, isLapsed, isWaiting, resetMs } from './second-step-reset.ts'
import { findReset, insertReset, saveDecided } from './second-step-reset-store.ts'

interface Subject {
  memberId: string
}

/** Asks that a lost second step be taken off; another person has to confirm it within a day. Nothing changes until then. */
export async function askSecondStepReset(
  call: Call,
  staff: StaffSession,
  { memberId, reason }: Subject & { reason: string },
): Promise<Outcome<MemberProfile>> {
  const now = call.app.clock.now()
  return transact(call.app.db, async (tx) => {
    const member = await lockOwned(tx, memberId)
    if (!member.ok) return member
    const before = await findReset(tx, memberId)
    if (before && !isLapsed(before, now)) return refuse('STATE_CONFLICT')
    if (!(await hasSecondStep(tx, memberId))) return refuse('STATE_CONFLICT')
    if (before) await saveDecided(tx, before.id, { state: 'lapsed', staffId: staff.staffId, now })
    await insertReset(tx, memberId, {
      id: newId('ssr', now.getTime()),
      reason,
      askedBy: staff.staffId,
      askedByName: staff.username,
      askedAt: now,
      expiresAt: new Date(now.getTime() + resetMs),
    })
    await recordReset(tx, call, staff, { action: 'member.second-step-reset-asked', memberId, detail: { reason } })
    return readProfile(call.app, tx, memberId, staff)
  })
}

/**
 * The second person's yes: the second step is taken off. The password stays; every session ends, and the member hears
 * of it on every channel. Refusals: NOT_FOUND, STATE_CONFLICT, FOUR_EYES.
 */
export async function confirmSecondStepReset(
  call: Call,
  staff: StaffSession,
  { memberId }: Subject,
): Promise<Outcome<MemberProfile>> {
  const { app } = call
  const now = app.clock.now()
  return transact(app.db, async (tx) => {
    const member = await lockOwned(tx, memberId)
    if (!member.ok) return member
    const confirmed = confirmReset(await findReset(tx, memberId), staff.staffId, now)
    if (!confirmed.ok) return confirmed
    const { id, askedBy, askedByName, reason } = confirmed.value
    if (await areInOneHand(tx, askedBy, staff.staffId, now)) return refuse('FOUR_EYES')
    if (!(await removeSecondStep(tx, memberId))) return refuse('STATE_CONFLICT')
    await saveDecided(tx, id, { state: 'confirmed', staffId: staff.staffId, now })
    await endSessions(tx, memberId, 'ended', now)
    await noticeOfChange(tx, app, { memberId, kind: 'second-step-reset', to: [await findContacts(app, tx, memberId)] })
    const detail = { askedBy: askedByName, reason }
    await recordReset(tx, call, staff, { action: 'member.second-step-reset', memberId, detail })
    return readProfile(app, tx, memberId, staff)
  })
}

/** Takes the request back, or turns it down. Refusals: NOT_FOUND, STATE_CONFLICT. */
export async function withdrawSecondStepReset(
  call: Call,
  staff: StaffSession,
  { memberId }: Subject,
): Promise<Outcome<MemberProfile>> {
  const now = call.app.clock.now()
  return transact(call.app.db, async (tx) => {
    const member = await lockOwned(tx, memberId)
    if (!member.ok) return member
    const reset = await findReset(tx, memberId)
    if (!isWaiting(reset, now)) return refuse('STATE_CONFLICT')
    await saveDecided(tx, reset.id, { state: 'withdrawn', staffId: staff.staffId, now })
    const detail = { askedBy: reset.askedByName, reason: reset.reason }
    await recordReset(tx, call, staff, { action: 'member.second-step-reset-withdrawn', memberId, detail })
    return readProfile(call.app, tx, memberId, staff)
  })
}

const recordReset = (
  tx: Tx,
  { ip, requestId }: Call,
  { staffId }: StaffSession,
  { memberId, ...what }: Subject & { action: string; detail: Record<string, string> },
) => recordAudit(tx, { actor: { kind: 'staff', id: staffId }, subject: memberId, ...what, ip, requestId })
