import { checkPromotion, type PromotionTerms } from '@fairground/contract'
import { languages } from '@fairground/i18n'
import { getCurrency, parseAmount } from '@fairground/money'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { campaignChanges, campaignTexts, newCampaign } from '../rewards/index.ts'
import { change, type Promotion, type Terms } from './promotion.ts'
import { getCounted, lockPromotion, savePromotion } from './promotion-store.ts'

const promotions = campaignChanges<Promotion, PromotionTerms>({
  word: 'promotion',
  lock: lockPromotion,
  find: async (reader, id) => (await getCounted(reader, id)).promotion,
  save: savePromotion,
  budgetOf: ({ budgetMinor }) => budgetMinor,
  detailOf: ({ rewardMinor, budgetMinor }) => ({ rewardMinor: String(rewardMinor), budgetMinor: String(budgetMinor) }),
  apply: (before, input, app) => {
    const terms = termsOf(input, app.config.currency)
    return terms.ok ? change(before, terms.value) : terms
  },
})

/** Publishing shows it to players from its start on; once it is withdrawn, it is off the site. */
export const { kind: promotionKind, publish: publishPromotion, withdraw: withdrawPromotion } = promotions

/** Writes a new promotion, which nobody sees before it is published. Refusal: VALIDATION. */
export async function addPromotion(call: Call, staff: StaffSession, input: PromotionTerms): Promise<Outcome<string>> {
  const terms = termsOf(input, call.app.config.currency)
  if (!terms.ok) return terms
  const promotion: Promotion = {
    ...terms.value,
    ...newCampaign(call, staff, 'prm'),
    awardedMinor: 0n,
  }
  return promotions.add(call, staff, promotion)
}

type Change = PromotionTerms & { promotionId: string; revision: number }

/** Changes one. Refusals: NOT_FOUND, VALIDATION, STATE_CONFLICT when it was withdrawn, or somebody changed it since it was read. */
export const changePromotion = (
  call: Call,
  staff: StaffSession,
  { promotionId: id, revision, ...input }: Change,
): Promise<Outcome<string>> => promotions.change(call, staff, { id, revision, input })

/** What was typed, as it is kept. Refusal: VALIDATION. */
function termsOf(input: PromotionTerms, currency: string): Outcome<Terms> {
  const errors = checkPromotion({ terms: input, languages })
  if (errors.length > 0) return refuse('VALIDATION', { value: { errors } })
  const { promotionType, goal, needsProof, tryCountMax, claimDays } = input
  const [rewardMinor = 0n, budgetMinor = 0n, goalMinor = 0n] = [input.reward, input.budget, input.goalAmount].map(
    (amount) => parseAmount(amount, getCurrency(currency)),
  )
  return ok({
    promotionType,
    texts: campaignTexts(input.texts),
    startsAt: new Date(input.startsAt),
    endsAt: new Date(input.endsAt),
    rewardMinor,
    budgetMinor,
    goal,
    goalMinor: goal === 'none' ? 0n : goalMinor,
    needsProof,
    tryCountMax,
    claimDays,
  })
}
