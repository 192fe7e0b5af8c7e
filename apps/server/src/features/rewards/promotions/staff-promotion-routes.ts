import type { StaffPromotion } from '@fairground/contract'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { type Outcome, ok, refuseField } from '../../../lib/outcome.ts'
import { artUrl } from '../../games/catalogue/index.ts'
import { requireStaff, type StaffSession } from '../../people/staff/index.ts'
import { listProofs } from '../../site/uploads/index.ts'
import { readOpenWishes } from '../../site/wishes/index.ts'
import { listApplications } from './application-store.ts'
import {
  addPromotion,
  changePromotion,
  promotionKind,
  publishPromotion,
  withdrawPromotion,
} from './change-promotion.ts'
import { decideApplication } from './decide-application.ts'
import { getCounted, listCounted } from './promotion-store.ts'
import { viewStaffApplication, viewStaffPromotion } from './promotion-view.ts'

const { staff: api } = consoleApi
const manages = requireStaff('marketing.manage')

async function shown(call: Call, staff: StaffSession, changed: Outcome<string>): Promise<Outcome<StaffPromotion>> {
  if (!changed.ok) return changed
  const { db } = call.app
  const wish = (await readOpenWishes(call.app, promotionKind, [changed.value], staff)).get(changed.value)
  return ok(viewStaffPromotion(await getCounted(db, changed.value), { permissions: staff.permissions, wish }, artUrl))
}

export const staffPromotionRoutes = {
  promotions: api.promotions
    .use(requireStaff('marketing.read'))
    .handler(async ({ input, context: { call, staff } }) => {
      const { counted, total } = await listCounted(call.app.db, input)
      const ids = counted.map(({ promotion }) => promotion.id)
      const wishOf = await readOpenWishes(call.app, promotionKind, ids, staff)
      const list = counted.map((each) =>
        viewStaffPromotion(each, { permissions: staff.permissions, wish: wishOf.get(each.promotion.id) }, artUrl),
      )
      return answer(call, ok({ list, total, pageNo: input.pageNo, pageSize: input.pageSize }))
    }),

  addPromotion: api.addPromotion
    .use(manages)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await shown(call, staff, await addPromotion(call, staff, input))),
    ),

  changePromotion: api.changePromotion
    .use(manages)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await shown(call, staff, await changePromotion(call, staff, input))),
    ),

  publishPromotion: api.publishPromotion
    .use(manages)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await shown(call, staff, await publishPromotion(call, staff, input.promotionId))),
    ),

  withdrawPromotion: api.withdrawPromotion
    .use(manages)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await shown(call, staff, await withdrawPromotion(call, staff, input.promotionId))),
    ),

  applications: api.applications
    .use(requireStaff('marketing.read'))
    .handler(async ({ input, context: { call, staff } }) => {
      const { db } = call.app
      const { listed, total } = await listApplications(db, input)
      const proofsOf = await listProofs(
        db,
        listed.map(({ application }) => application.id),
      )
      const look = { language: call.language, permissions: staff.permissions }
      const list = listed.map((each) => viewStaffApplication(each, proofsOf(each.application.id), look))
      return answer(call, ok({ list, total, pageNo: input.pageNo, pageSize: input.pageSize }))
    }),

  decideApplications: api.decideApplications
    .use(requireStaff('marketing.decide'))
    .handler(async ({ input, context: { call, staff } }) => {
      const { applicationIds, decision, reason } = input
      if (decision === 'reject' && reason === undefined)
        return answer(call, refuseField('reason', 'validation.required'))
      const decided: string[] = []
      const refused: { applicationId: string; code: string }[] = []
      for (const applicationId of new Set(applicationIds)) {
        const wish = { applicationId, decision, reason, staffId: staff.staffId }
        const outcome = await decideApplication(call, wish)
        if (outcome.ok) decided.push(applicationId)
        else refused.push({ applicationId, code: outcome.code })
      }
      return answer(call, ok({ decided, refused }))
    }),
}
