import type { MemberDevice } from '@fairground/contract'
import { type Tx, transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { deviceName } from '../../../lib/device-name.ts'
import { maskedNetwork } from '../../../lib/masked-network.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { idleMsMax, type StaffSession } from './staff-session.ts'
import { listOwnSessions, saveOthersEnded, saveOwnEnded } from './staff-session-store.ts'

/** Where the caller is signed in, this session first. */
export async function readOwnSessions(
  { app: { db, clock } }: Call,
  { staffId, sessionId }: StaffSession,
): Promise<MemberDevice[]> {
  const now = clock.now()
  const rows = await listOwnSessions(db, staffId, { now, seenAfter: new Date(now.getTime() - idleMsMax) })
  return rows
    .map((row) => ({
      sessionId: row.id,
      device: deviceName(row.user_agent),
      network: maskedNetwork(row.ip),
      signedInAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      isCurrent: row.id === sessionId,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

/** Signs one of the own sessions out. Somebody else's is as good as none. */
export async function endOwnSession(call: Call, { staffId }: StaffSession, sessionId: string): Promise<Outcome<null>> {
  return transact(call.app.db, async (tx) => {
    if (!(await saveOwnEnded(tx, staffId, sessionId, call.app.clock.now()))) return refuse('NOT_FOUND')
    await record(tx, call, staffId, [sessionId])
    return ok(null)
  })
}

/** Signs every other session of the caller out. */
export async function endOtherOwnSessions(
  call: Call,
  { staffId, sessionId }: StaffSession,
): Promise<Outcome<{ endedCount: number }>> {
  return transact(call.app.db, async (tx) => {
    const ended = await saveOthersEnded(tx, staffId, sessionId, call.app.clock.now())
    if (ended.length > 0) await record(tx, call, staffId, ended)
    return ok({ endedCount: ended.length })
  })
}

const record = (tx: Tx, { ip, requestId }: Call, staffId: string, sessionIds: string[]) =>
  recordAudit(tx, {
    actor: { kind: 'staff', id: staffId },
    action: 'staff.sessions-ended',
    subject: staffId,
    detail: { sessionIds },
    ip,
    requestId,
  })
