import { checkPromotion, type PromotionTerms } from '@fairground/contract'
import { languages } from '@fairground/i18n'
import { getCurrency, parseAmount } from '@fairground/money'
import type { Call } from '../../../lib/call.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { campaignChanges, campaignTexts } from '../rewards/index.ts'
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

/** Writes a new promotion, which nobody sees before it is published. Refusal: VALIDATION. */
export async function addPromotion(call: Call, staff: StaffSession, input: PromotionTerms): Promise<Outcome<string>> {
  const { clock, config } = call.app
  const terms = termsOf(input, config.currency)
  if (!terms.ok) return terms
  const now = clock.now()
  const promotion: Promotion = {
    ...terms.value,
    id: newId('prm', now.getTime()),
    state: 'draft',
    currency: config.currency,
    awardedMinor: 0n,
    revision: 1,
    createdAt: now,
    changedAt: now,
    changedBy: staff.username,
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

/** Shows it to players from its start on, above the threshold when a second person says yes. Refusals: FOUR_EYES, FORBIDDEN, NOT_FOUND, STATE_CONFLICT, VALIDATION when it is over already. */
export const publishPromotion = (call: Call, staff: StaffSession, promotionId: string): Promise<Outcome<string>> =>
  promotions.publish(call, staff, promotionId)

/** Takes it off the site. Refusals: NOT_FOUND, STATE_CONFLICT. */
export const withdrawPromotion = (call: Call, staff: StaffSession, promotionId: string): Promise<Outcome<string>> =>
  promotions.withdraw(call, staff, promotionId)

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

/** Publishing one, or giving a published one more to give. */
export const promotionKind = promotions.kind
