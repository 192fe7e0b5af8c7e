import { type Tx, transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../../lib/outcome.ts'
import { deviceHash } from '../second-step/trust-device.ts'
import { removeTrust } from '../second-step/trusted-device-store.ts'
import { endThese } from './end-sessions.ts'
import { removeAllRemembered, removeRemembered } from './remembered-login-store.ts'
import type { EndReason, MemberSession } from './session.ts'

/** Signs one device of the caller's account out, at once. Somebody else's session is as good as none. */
export async function endDevice(call: Call, { memberId }: MemberSession, sessionId: string): Promise<Outcome<null>> {
  return transact(call.app.db, async (tx) => {
    if (!(await endDeviceOf(tx, memberId, sessionId, call.app.clock.now()))) return refuse('NOT_FOUND')
    await record(tx, call, memberId, { sessionIds: [sessionId] })
    return ok(null)
  })
}

/** Ends one session of the member, with what remembers it, and tells its open page; false when there is none to end. */
export async function endDeviceOf(tx: Tx, memberId: string, sessionId: string, now: Date): Promise<boolean> {
  const [ended] = await endThese(tx, { memberId, only: sessionId }, 'ended', now)
  if (ended?.rememberedBy) await removeRemembered(tx, ended.rememberedBy)
  return ended !== undefined
}

/** Signs every other device out and trusts it no more; the caller's own stays, but is remembered no more either. */
export async function endOtherDevices(call: Call, session: MemberSession): Promise<Outcome<{ endedCount: number }>> {
  return transact(call.app.db, async (tx) => {
    const sessionIds = await endOthers(tx, session, 'ended', call.app.clock.now())
    await removeTrust(tx, session.memberId, deviceHash(call))
    await removeAllRemembered(tx, session.memberId)
    if (sessionIds.length > 0) await record(tx, call, session.memberId, { sessionIds })
    return ok({ endedCount: sessionIds.length })
  })
}

/** The account's safeguards changed: ends every session but the caller's. */
export async function endEntered(
  tx: Tx,
  { app }: Call,
  session: Pick<MemberSession, 'memberId' | 'sessionId'>,
): Promise<void> {
  await endOthers(tx, session, 'ended', app.clock.now())
  await removeTrust(tx, session.memberId)
  await removeAllRemembered(tx, session.memberId)
}

/** Ends the member's other sessions and tells their open pages, not the caller's; returns their ids. */
export async function endOthers(
  tx: Tx,
  { memberId, sessionId }: Pick<MemberSession, 'memberId' | 'sessionId'>,
  reason: EndReason,
  now: Date,
): Promise<string[]> {
  const ended = await endThese(tx, { memberId, except: sessionId }, reason, now)
  return ended.map((each) => each.sessionId)
}

const record = (tx: Tx, call: Call, memberId: string, detail: { sessionIds: string[] }) =>
  recordAudit(tx, {
    actor: { kind: 'member', id: memberId },
    action: 'member.sessions-ended',
    subject: memberId,
    detail,
    ip: call.ip,
    requestId: call.requestId,
  })
