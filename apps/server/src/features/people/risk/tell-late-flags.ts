import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { saveLateTold } from './flag-store.ts'
import { lateMs } from './risk-view.ts'

const actor = { kind: 'system', id: 'risk' } as const

/** Raises the alarm for flags that nobody reviewed in time: once for each, all that became late since the last look in one. */
export async function tellLateFlags({ db, clock }: AppContext): Promise<void> {
  const now = clock.now()
  await transact(db, async (tx) => {
    const flags = await saveLateTold(tx, { now, lateBefore: new Date(now.getTime() - lateMs) })
    if (flags > 0) await recordAudit(tx, { actor, action: 'risk-alarm.raised', subject: 'risk', detail: { flags } })
  })
}
