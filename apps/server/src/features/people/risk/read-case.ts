import type { RiskCaseDetail } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { findOpenWish, reviewerOf, viewOpen } from '../../site/wishes/index.ts'
import type { StaffSession } from '../staff/index.ts'
import { findCase } from './case-store.ts'
import { DecisionPayload } from './decision.ts'
import { listFlags } from './flag-store.ts'
import { findReport } from './reports/report-store.ts'
import { allowedFor, viewCase, viewFlag } from './risk-view.ts'
import { seenKinds } from './seen-kinds.ts'

const flagsMax = 100

/** One case whole. A case of a kind that this person may not know of is as good as none. */
export async function readCase(app: AppContext, staff: StaffSession, caseId: string): Promise<Outcome<RiskCaseDetail>> {
  const { db, clock, config } = app
  const found = await findCase(db, caseId)
  if (!found || !seenKinds(staff).includes(found.kind)) return refuse('NOT_FOUND')
  const flags = await listFlags(db, { caseId, kinds: [found.kind], limit: flagsMax })
  const mayDecide = staff.permissions.includes('aml.decide')
  const isLaundering = found.kind === 'laundering'
  const wish = isLaundering ? await findOpenWish(db, 'laundering-decision', caseId) : undefined
  const report = isLaundering && mayDecide ? await findReport(db, caseId) : undefined
  return ok({
    ...viewCase(found, clock.now()),
    flags: flags.map((flag) => viewFlag(flag, config.currency)),
    ...(wish && {
      wish: {
        ...viewOpen(wish, { decides: 'aml.decide', reviewer: await reviewerOf(app, staff) }),
        decision: DecisionPayload.parse(wish.payload).decision,
      },
    }),
    ...(report && { report }),
    allowed: allowedFor(found, { ...staff, report, hasWish: wish !== undefined }),
  })
}
