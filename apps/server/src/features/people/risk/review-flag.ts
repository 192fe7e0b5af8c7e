import type { RiskFlag } from '@fairground/contract'
import { dayOf } from '@fairground/contract/site-time'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { Caller } from '../../site/wishes/index.ts'
import { findFlag, saveScores, saveVerdict } from './flag-store.ts'
import { viewFlag } from './risk-view.ts'
import { seenKinds } from './seen-kinds.ts'

interface Review {
  flagId: string
  verdict: 'agreed' | 'dismissed'
  reason: string
}

/** A person's word about a flag; a dismissed one counts for no score from now on. Refusals: NOT_FOUND, STATE_CONFLICT. */
export async function reviewFlag(
  { call, staff }: Caller,
  { flagId, verdict, reason }: Review,
): Promise<Outcome<RiskFlag>> {
  const { app } = call
  const now = app.clock.now()
  return transact(app.db, async (tx) => {
    const flag = await findFlag(tx, flagId)
    if (!flag || !seenKinds(staff).includes(flag.kind)) return refuse('NOT_FOUND')
    if (!(await saveVerdict(tx, { flagId, verdict, staffId: staff.staffId, now }))) return refuse('STATE_CONFLICT')
    if (verdict === 'dismissed') await saveScores(tx, dayOf(now, app.config.timeZone))
    await recordAudit(tx, {
      ...{ actor: { kind: 'staff', id: staff.staffId }, action: 'risk-flag.reviewed' },
      ...{ subject: flagId, detail: { verdict, reason, rule: flag.rule }, ip: call.ip, requestId: call.requestId },
    })
    const reviewed = await findFlag(tx, flagId)
    return reviewed ? ok(viewFlag(reviewed, app.config.currency)) : refuse('NOT_FOUND')
  })
}
