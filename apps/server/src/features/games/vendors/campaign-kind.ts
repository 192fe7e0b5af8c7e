import * as z from 'zod'
import { recordAudit } from '../../../lib/audit.ts'
import { ok, refuse } from '../../../lib/outcome.ts'
import { amountFact, defineKind, textFact } from '../../site/wishes/index.ts'
import { lockCampaign, saveCampaign, saveCampaignTerms } from '../play/index.ts'

const Payload = z.object({
  vendorId: z.string(),
  campaignId: z.string(),
  currency: z.string(),
  budgetMinor: z.string(),
  memberMaxMinor: z.string(),
  /** False: another budget for one that is there. */
  isNew: z.boolean(),
})

/** A campaign whose prizes a vendor may tell, and what it may pay. */
export const vendorCampaignKind = defineKind({
  kind: 'vendor-campaign',
  asks: 'vendors.manage',
  decides: 'vendors.manage',
  payload: Payload,
  isRecorded: true,
  actionOf: ({ isNew }) => (isNew ? 'vendor.campaign-opening-' : 'vendor.campaign-terms-'),
  detailOf: ({ campaignId, budgetMinor, memberMaxMinor, currency }) => ({
    ...{ campaignId, budgetMinor, memberMaxMinor, currency },
  }),
  describe: async (_reader, { payload: { vendorId, campaignId, currency, budgetMinor, memberMaxMinor } }) => [
    textFact('vendor', vendorId),
    textFact('campaign', campaignId),
    amountFact('budget', BigInt(budgetMinor), currency),
    amountFact('memberBudget', BigInt(memberMaxMinor), currency),
  ],
  apply: async (tx, { payload }, { actor, ip, requestId }) => {
    const { vendorId, campaignId, currency, isNew } = payload
    const budgetMinor = BigInt(payload.budgetMinor)
    const terms = { currency, budgetMinor, memberMaxMinor: BigInt(payload.memberMaxMinor) }
    const place = { vendorId, campaignId }
    if (isNew) {
      if (!(await saveCampaign(tx, place, terms))) return refuse('STATE_CONFLICT')
    } else {
      const before = await lockCampaign(tx, place)
      if (!before) return refuse('NOT_FOUND')
      if (before.state === 'ended' || before.paidMinor > budgetMinor) return refuse('STATE_CONFLICT')
      await saveCampaignTerms(tx, place, terms)
    }
    const action = isNew ? 'vendor.campaign-opened' : 'vendor.campaign-terms-changed'
    const { memberMaxMinor } = payload
    const detail = { campaignId, budgetMinor: payload.budgetMinor, memberMaxMinor, currency }
    await recordAudit(tx, { actor, action, subject: vendorId, detail, ip, requestId })
    return ok(null)
  },
})
