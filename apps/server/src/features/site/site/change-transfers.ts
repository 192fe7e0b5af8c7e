import type { TransferSettings } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { readTransferSettings } from './read-transfers.ts'
import { saveSetting } from './site-store.ts'

/** Says how much members may send each other; the next transfer meets it. */
export async function changeTransferSettings(
  call: Call,
  { staffId }: StaffSession,
  settings: TransferSettings,
): Promise<TransferSettings> {
  return transact(call.app.db, async (tx) => {
    await saveSetting(tx, 'transfers', settings, { staffId, now: call.app.clock.now() })
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'site.transfers-changed',
      subject: 'transfers',
      detail: settings,
      ip: call.ip,
      requestId: call.requestId,
    })
    return readTransferSettings(tx)
  })
}
