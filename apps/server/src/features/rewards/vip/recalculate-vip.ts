import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { newId } from '../../../lib/ids.ts'
import { siteDay } from '../../../lib/site-day.ts'
import { countBets } from '../../money/records/index.ts'
import { runOf } from './run-of.ts'
import { addRun, finishRun } from './run-store.ts'
import { getProgram, raiseLevels } from './vip-store.ts'

/** J12: gives members the level that their valid bets have reached. Again on the same day it changes nothing. */
export async function recalculateVip(app: AppContext, payload: unknown): Promise<void> {
  const { config, clock, db } = app
  const asked = runOf(payload)
  await countBets(app)
  await transact(db, async (tx) => {
    const now = clock.now()
    const today = siteDay(app)
    const { isOn } = await getProgram(tx)
    const memberCount = isOn ? await raiseLevels(tx, { currency: config.currency, today, now }) : 0
    if (!asked && memberCount === 0) return
    const runId = asked ?? newId('rwr', now.getTime())
    if (!asked) await addRun(tx, { runId, job: 'vip', period: today, staffId: undefined, at: now })
    await finishRun(tx, { runId, period: today, at: clock.now(), memberCount, amountMinor: 0n })
  })
}
