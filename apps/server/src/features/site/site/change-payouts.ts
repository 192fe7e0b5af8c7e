import type { PayoutSettings } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { readPayouts } from './read-payouts.ts'
import { saveSetting } from './site-store.ts'

/** Says after how many minutes the next payouts count as received; those that run keep their time. */
export async function changePayouts(
  call: Call,
  { staffId }: StaffSession,
  { autoReceiptMinutes }: PayoutSettings,
): Promise<PayoutSettings> {
  return transact(call.app.db, async (tx) => {
    await saveSetting(tx, 'autoReceiptMinutes', autoReceiptMinutes, { staffId, now: call.app.clock.now() })
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'site.payouts-changed',
      subject: 'payouts',
      detail: { autoReceiptMinutes },
      ip: call.ip,
      requestId: call.requestId,
    })
    return readPayouts(tx)
  })
}
