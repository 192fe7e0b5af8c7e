import { transact } from '../../../db/db.ts'
import { answer } from '../../../lib/answer.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { ok, refuse } from '../../../lib/outcome.ts'
import { requireStaff } from '../staff/index.ts'
import { closeCase, decideCase, openByHand, readReport, sendReport, takeCase } from './act-on-case.ts'
import { actOnMember, saveIncome, tagMember } from './act-on-member.ts'
import { countCases, listCases } from './case-store.ts'
import { countFlags, listAlerts } from './flag-store.ts'
import { readCase } from './read-case.ts'
import { readMemberRisk } from './read-member-risk.ts'
import { findUnit, saveUnit } from './reports/report-store.ts'
import { reviewFlag } from './review-flag.ts'
import { lateMs, viewAlert, viewCase } from './risk-view.ts'
import { seenKinds } from './seen-kinds.ts'
import { readTimeline } from './timeline-store.ts'

const { staff: api } = consoleApi

/** Kinds asked for, as far as this person may know of them. */
const kindsOf = (staff: Parameters<typeof seenKinds>[0], kind: 'harm' | 'laundering' | undefined) =>
  seenKinds(staff).filter((one) => kind === undefined || one === kind)

const none = { list: [], total: 0 }

const listRoutes = {
  riskFlags: api.riskFlags.use(requireStaff('risk.read')).handler(async ({ input, context: { call, staff } }) => {
    const { db, clock, config } = call.app
    const { view, kind, rule, query, pageNo, pageSize } = input
    const now = clock.now()
    const lateBefore = new Date(now.getTime() - lateMs)
    const kinds = kindsOf(staff, kind)
    const asked = { view, kinds, rule, query: query || undefined, lateBefore, pageNo, pageSize }
    const { list, total } = kinds.length > 0 ? await listAlerts(db, asked) : none
    const counts = await countFlags(db, seenKinds(staff), lateBefore)
    const alerts = list.map((alert) => viewAlert(alert, { currency: config.currency, now }))
    return answer(call, ok({ list: alerts, total, pageNo, pageSize, counts }))
  }),

  riskCases: api.riskCases.use(requireStaff('risk.read')).handler(async ({ input, context: { call, staff } }) => {
    const { db, clock } = call.app
    const { view, kind, query, pageNo, pageSize } = input
    const [now, kinds, { staffId }] = [clock.now(), kindsOf(staff, kind), staff]
    const asked = { view, kinds, query: query || undefined, staffId, now, pageNo, pageSize }
    const { list, total } = kinds.length > 0 ? await listCases(db, asked) : none
    const counts = await countCases(db, { kinds: seenKinds(staff), staffId, now })
    return answer(call, ok({ list: list.map((one) => viewCase(one, now)), total, pageNo, pageSize, counts }))
  }),
}

const caseRoutes = {
  reviewRiskFlag: api.reviewRiskFlag
    .use(requireStaff('risk.act'))
    .handler(async ({ input, context: { call, staff } }) => answer(call, await reviewFlag({ call, staff }, input))),
  riskCase: api.riskCase
    .use(requireStaff('risk.read'))
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await readCase(call.app, staff, input.caseId)),
    ),
  openRiskCase: api.openRiskCase
    .use(requireStaff('risk.act'))
    .handler(async ({ input, context: { call, staff } }) => answer(call, await openByHand({ call, staff }, input))),
  takeRiskCase: api.takeRiskCase
    .use(requireStaff('risk.act'))
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await takeCase({ call, staff }, input.caseId)),
    ),
  closeRiskCase: api.closeRiskCase
    .use(requireStaff('risk.act'))
    .handler(async ({ input, context: { call, staff } }) => answer(call, await closeCase({ call, staff }, input))),
  decideRiskCase: api.decideRiskCase
    .use(requireStaff('aml.decide'))
    .handler(async ({ input, context: { call, staff } }) => answer(call, await decideCase({ call, staff }, input))),
  readRiskReport: api.readRiskReport
    .use(requireStaff('aml.decide'))
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await readReport({ call, staff }, input.caseId)),
    ),
  sendRiskReport: api.sendRiskReport
    .use(requireStaff('aml.decide'))
    .handler(async ({ input, context: { call, staff } }) => answer(call, await sendReport({ call, staff }, input))),
  riskUnit: api.riskUnit
    .use(requireStaff('aml.decide'))
    .handler(async ({ context: { call } }) => answer(call, ok({ unit: await findUnit(call.app.db) }))),
  changeRiskUnit: api.changeRiskUnit
    .use(requireStaff('aml.decide'))
    .handler(async ({ input, context: { call, staff } }) => {
      const { db, clock } = call.app
      const { staffId } = staff
      await transact(db, async (tx) => {
        await saveUnit(tx, input, { staffId, now: clock.now() })
        const detail = { entityId: input.entityId }
        const actor = { kind: 'staff', id: staffId } as const
        const { ip, requestId } = call
        await recordAudit(tx, { actor, action: 'risk-unit.changed', subject: 'risk-unit', detail, ip, requestId })
      })
      return answer(call, ok({ unit: await findUnit(db) }))
    }),
}

const memberRoutes = {
  memberRisk: api.memberRisk
    .use(requireStaff('risk.read'))
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await readMemberRisk(call.app, staff, input.memberId)),
    ),
  memberTimeline: api.memberTimeline.use(requireStaff('risk.read')).handler(async ({ input, context: { call } }) => {
    const { db, config, clock } = call.app
    const member = await db.selectFrom('members').select('id').where('id', '=', input.memberId).executeTakeFirst()
    if (!member) return answer(call, refuse('NOT_FOUND'))
    const { currency, timeZone } = config
    const eyes = { currency, timeZone, now: clock.now(), language: call.language }
    return answer(call, ok(await readTimeline(db, { ...input, part: input.part, ...eyes })))
  }),
  actOnMember: api.actOnMember
    .use(requireStaff('risk.act'))
    .handler(async ({ input, context: { call, staff } }) => answer(call, await actOnMember({ call, staff }, input))),
  tagMember: api.tagMember
    .use(requireStaff('risk.act'))
    .handler(async ({ input, context: { call, staff } }) => answer(call, await tagMember({ call, staff }, input))),
  saveMemberIncome: api.saveMemberIncome
    .use(requireStaff('risk.act'))
    .handler(async ({ input, context: { call, staff } }) => answer(call, await saveIncome({ call, staff }, input))),
}

export const riskRoutes = { ...listRoutes, ...caseRoutes, ...memberRoutes }
