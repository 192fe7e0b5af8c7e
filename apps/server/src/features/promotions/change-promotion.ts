import { checkPromotion, type PromotionTerms } from '@fairground/contract'
import { languages } from '@fairground/i18n'
import { getCurrency, parseAmount } from '@fairground/money'
import { type Tx, transact } from '../../db/db.ts'
import { recordAudit } from '../../lib/audit.ts'
import type { Call } from '../../lib/call.ts'
import { newId } from '../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { campaignTexts, moveCampaign } from '../rewards/index.ts'
import type { StaffSession } from '../staff/index.ts'
import { change, type Promotion, type Terms } from './promotion.ts'
import { lockPromotion, savePromotion } from './promotion-store.ts'

/** Writes a new promotion, which nobody sees before it is published. Refusal: VALIDATION. */
export async function addPromotion(call: Call, staff: StaffSession, input: PromotionTerms): Promise<Outcome<string>> {
  const { db, clock, config } = call.app
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
  return transact(db, async (tx) => {
    await savePromotion(tx, promotion)
    await record(tx, call, staff, { action: 'promotion.added', promotion })
    return ok(promotion.id)
  })
}

type Change = PromotionTerms & { promotionId: string; revision: number }

/** Changes one. Refusals: NOT_FOUND, VALIDATION, STATE_CONFLICT when it was withdrawn, or somebody changed it since it was read. */
export async function changePromotion(
  call: Call,
  staff: StaffSession,
  { promotionId, revision, ...input }: Change,
): Promise<Outcome<string>> {
  const terms = termsOf(input, call.app.config.currency)
  if (!terms.ok) return terms
  return alter(call, staff, {
    promotionId,
    action: 'promotion.changed',
    to: (before) => (before.revision === revision ? change(before, terms.value) : refuse('STATE_CONFLICT')),
  })
}

/** Shows it to players from its start on. Refusals: NOT_FOUND, STATE_CONFLICT, VALIDATION when it is over already. */
export const publishPromotion = (call: Call, staff: StaffSession, promotionId: string): Promise<Outcome<string>> =>
  alter(call, staff, {
    promotionId,
    action: 'promotion.published',
    to: (before) => moveCampaign(before, 'published', call.app.clock.now()),
  })

/** Takes it off the site. Refusals: NOT_FOUND, STATE_CONFLICT. */
export const withdrawPromotion = (call: Call, staff: StaffSession, promotionId: string): Promise<Outcome<string>> =>
  alter(call, staff, {
    promotionId,
    action: 'promotion.withdrawn',
    to: (before) => moveCampaign(before, 'withdrawn', call.app.clock.now()),
  })

interface Alteration {
  promotionId: string
  action: string
  to: (before: Promotion) => Outcome<Promotion>
}

const alter = (call: Call, staff: StaffSession, { promotionId, action, to }: Alteration): Promise<Outcome<string>> =>
  transact(call.app.db, async (tx) => {
    const before = await lockPromotion(tx, promotionId)
    if (!before) return refuse('NOT_FOUND')
    const after = to(before)
    if (!after.ok) return after
    const signed = { revision: before.revision + 1, changedAt: call.app.clock.now(), changedBy: staff.username }
    const promotion = { ...after.value, ...signed }
    await savePromotion(tx, promotion)
    await record(tx, call, staff, { action, promotion })
    return ok(promotionId)
  })

const record = (
  tx: Tx,
  call: Call,
  { staffId }: StaffSession,
  { action, promotion }: { action: string; promotion: Promotion },
): Promise<void> =>
  recordAudit(tx, {
    actor: { kind: 'staff', id: staffId },
    action,
    subject: promotion.id,
    detail: {
      title: promotion.texts.en?.title,
      rewardMinor: String(promotion.rewardMinor),
      budgetMinor: String(promotion.budgetMinor),
    },
    ip: call.ip,
    requestId: call.requestId,
  })

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
