import type { PromotionTerms, StaffPromotion } from '@fairground/contract'
import { api, query } from '../../../lib/api.ts'
import type { CampaignCalls } from '../../../lib/campaigns.ts'

export const promotionCalls: CampaignCalls<StaffPromotion, PromotionTerms> = {
  key: query.staff.promotions.key(),
  idOf: ({ promotionId }) => promotionId,
  page: (input) => query.staff.promotions.queryOptions({ input }),
  one: (promotionId) => query.staff.promotions.queryOptions({ input: { promotionId, pageSize: 1 } }),
  add: api.staff.addPromotion,
  change: ({ promotionId, revision }, terms) => api.staff.changePromotion({ ...terms, promotionId, revision }),
  publish: (promotionId) => api.staff.publishPromotion({ promotionId }),
  withdraw: (promotionId) => api.staff.withdrawPromotion({ promotionId }),
}
