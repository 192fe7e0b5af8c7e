import type { Tx } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'

/** Audit row of something a member did about the own account's safety. */
export const recordSecurity = (tx: Tx, call: Call, memberId: string, action: `member.${string}`): Promise<void> =>
  recordAudit(tx, {
    actor: { kind: 'member', id: memberId },
    action,
    subject: memberId,
    ip: call.ip,
    requestId: call.requestId,
  })
