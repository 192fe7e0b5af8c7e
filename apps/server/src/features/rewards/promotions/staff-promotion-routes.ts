import { answer } from '../../../lib/answer.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { ok, refuseField } from '../../../lib/outcome.ts'
import { artUrl } from '../../games/catalogue/index.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { listProofs } from '../../site/uploads/index.ts'
import { campaignCalls } from '../rewards/index.ts'
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

const promotions = campaignCalls({
  kind: promotionKind,
  list: listCounted,
  get: getCounted,
  idOf: (counted) => counted.promotion.id,
  view: (counted, look) => viewStaffPromotion(counted, look, artUrl),
})

export const staffPromotionRoutes = {
  promotions: api.promotions.use(requireStaff('marketing.read')).handler(promotions.list),
  addPromotion: api.addPromotion.use(manages).handler(promotions.act(addPromotion)),
  changePromotion: api.changePromotion.use(manages).handler(promotions.act(changePromotion)),
  publishPromotion: api.publishPromotion
    .use(manages)
    .handler(promotions.act((call, staff, { promotionId }) => publishPromotion(call, staff, promotionId))),
  withdrawPromotion: api.withdrawPromotion
    .use(manages)
    .handler(promotions.act((call, staff, { promotionId }) => withdrawPromotion(call, staff, promotionId))),

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
