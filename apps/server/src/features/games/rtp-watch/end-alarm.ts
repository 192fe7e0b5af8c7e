import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { saveAlarmEnded } from './alarm-store.ts'

interface Ended {
  alarmId: string
  staffId: string
  reason: string
}

/** Takes an alarm down with what was found. Refusal: STATE_CONFLICT where none such is up. */
export const endAlarm = ({ app, ip, requestId }: Call, ended: Ended): Promise<Outcome<Record<string, never>>> =>
  transact(app.db, async (tx) => {
    const { alarmId, staffId, reason } = ended
    const alarm = await saveAlarmEnded(tx, { ...ended, now: app.clock.now() })
    if (!alarm) return refuse('STATE_CONFLICT')
    const { gameCode: game, day } = alarm
    const actor = { kind: 'staff', id: staffId } as const
    const detail = { game, day, reason }
    await recordAudit(tx, { actor, action: 'return-alarm.ended', subject: alarmId, detail, ip, requestId })
    return ok({})
  })
