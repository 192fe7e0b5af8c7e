import type { PromotionTerms, StaffPromotion } from '@fairground/contract'
import { moneyOf, plainMoney } from '../../../lib/typed-money.ts'
import { fromWallTime, toWallTime } from '../../../lib/wall-time.ts'

/** A promotion as it is typed: amounts and times as texts, so that nothing half typed is lost. */
export interface PromotionDraft {
  promotionType: PromotionTerms['promotionType']
  texts: Record<string, { title: string; content: string }>
  /** On a clock of the site. */
  startsAt: string
  endsAt: string
  reward: string
  budget: string
  goal: PromotionTerms['goal']
  goalAmount: string
  needsProof: boolean
  tryCountMax: string
  claimDays: string
}

export const newPromotion: PromotionDraft = {
  promotionType: 'newbie',
  texts: {},
  startsAt: '',
  endsAt: '',
  reward: '',
  budget: '',
  goal: 'none',
  goalAmount: '',
  needsProof: false,
  tryCountMax: '2',
  claimDays: '7',
}

/** A saved promotion, ready to be typed over. */
export const draftOf = (saved: StaffPromotion, timeZone: string): PromotionDraft => ({
  promotionType: saved.promotionType,
  texts: saved.texts,
  startsAt: toWallTime(saved.startsAt, timeZone),
  endsAt: toWallTime(saved.endsAt, timeZone),
  reward: plainMoney(saved.reward),
  budget: plainMoney(saved.budget),
  goal: saved.goal,
  goalAmount: saved.goalAmount === '0.00' ? '' : plainMoney(saved.goalAmount),
  needsProof: saved.needsProof,
  tryCountMax: String(saved.tryCountMax),
  claimDays: String(saved.claimDays),
})

/** What is typed, as it is sent. */
export const termsOf = (draft: PromotionDraft, timeZone: string): PromotionTerms => ({
  promotionType: draft.promotionType,
  texts: draft.texts,
  startsAt: fromWallTime(draft.startsAt, timeZone) ?? '',
  endsAt: fromWallTime(draft.endsAt, timeZone) ?? '',
  reward: moneyOf(draft.reward),
  budget: moneyOf(draft.budget),
  goal: draft.goal,
  goalAmount: draft.goal === 'none' ? '0.00' : moneyOf(draft.goalAmount),
  needsProof: draft.needsProof,
  tryCountMax: Number(draft.tryCountMax),
  claimDays: Number(draft.claimDays),
})
