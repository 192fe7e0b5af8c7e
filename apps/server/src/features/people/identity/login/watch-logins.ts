import type { AppContext } from '../../../../context.ts'
import { type Tx, transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import { newId } from '../../../../lib/ids.ts'
import { enqueue } from '../../../../lib/jobs.ts'
import { announceToAll } from '../../../../lib/live-events.ts'
import { afterLook, type LoginFigures, watchedMs } from './stuffing.ts'
import { endLoginAlarm, lockLoginAlarm, readLoginFigures, saveLoginAlarm } from './stuffing-store.ts'

const jobName = 'watch-logins'
const actor = { kind: 'system', id: 'logins' } as const

/** Checks the site's log-ins: raises, keeps or, after a quiet hour, clears the alarm. */
export async function watchLogins(app: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = app.clock.now()
  const figures = await readLoginFigures(app.db, new Date(now.getTime() - watchedMs))
  await transact(app.db, async (tx) => {
    const alarm = await lockLoginAlarm(tx)
    const step = afterLook(alarm, figures, now)
    if (step?.kind === 'raise') await raise(tx, figures, now)
    if (step?.kind === 'keep' && alarm) await saveLoginAlarm(tx, { ...alarm, ...step, seenAt: now })
    if (step?.kind === 'end' && alarm) {
      await endLoginAlarm(tx, alarm.alarmId, now)
      await recordAudit(tx, { actor, action: 'login-alarm.ended', subject: alarm.alarmId })
    }
    // Pages that are open show or drop the letters at once.
    if (step && step.kind !== 'keep') announceToAll(tx, 'site.changed', {})
  })
}

async function raise(tx: Tx, { names, networks, entered }: LoginFigures, now: Date): Promise<void> {
  const alarmId = newId('lga', now.getTime())
  await saveLoginAlarm(tx, { alarmId, startedAt: now, seenAt: now, names, networks })
  const detail = { names, networks, entered }
  await recordAudit(tx, { actor, action: 'login-alarm.raised', subject: alarmId, detail })
}

/** So many wrong tries of one process are looked at without waiting for the minute. */
const lookEvery = 25
const triesOf = new WeakMap<AppContext, number>()

/** Counts a failed try; triggers a check when there were many. */
export async function countWrongTry(app: AppContext): Promise<void> {
  const tries = (triesOf.get(app) ?? 0) + 1
  triesOf.set(app, tries % lookEvery)
  if (tries === lookEvery) await transact(app.db, (tx) => enqueue(tx, jobName, {}, { jobKey: jobName }))
}
