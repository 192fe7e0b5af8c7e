import type { TurnoverSettings } from '@fairground/contract'
import { transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import type { StaffSession } from '../staff/index.ts'
import { readTurnoverSettings } from './read-turnover.ts'
import { saveSetting } from './site-store.ts'

/** Says how often deposits and gifts must be staked before money leaves; the next ones meet it. */
export async function changeTurnoverSettings(
  call: Call,
  { staffId }: StaffSession,
  settings: TurnoverSettings,
): Promise<TurnoverSettings> {
  return transact(call.app.db, async (tx) => {
    await saveSetting(tx, 'turnover', settings, { staffId, now: call.app.clock.now() })
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'site.turnover-changed',
      subject: 'turnover',
      detail: settings,
      ip: call.ip,
      requestId: call.requestId,
    })
    return readTurnoverSettings(tx)
  })
}
