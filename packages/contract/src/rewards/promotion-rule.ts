import type { FieldError } from '../base/envelope.ts'
import { at, budgetFaults, campaignFaults, minorOf, numberFault } from './campaign-rule.ts'
import type { PromotionTerms } from './promotions.ts'

export const tryCountMaxMax = 5
export const claimDaysMax = 90

interface Wanted {
  terms: PromotionTerms
  /** Every language the site speaks. */
  languages: readonly string[]
}

/** Why a promotion cannot be as described; empty when it can. The form and the server both ask. */
export const checkPromotion = ({ terms, languages }: Wanted): FieldError[] =>
  [
    ...campaignFaults(terms, languages),
    ...budgetFaults(terms),
    at('goalAmount', terms.goal !== 'none' && !minorOf(terms.goalAmount) ? { key: 'validation.required' } : undefined),
    at('tryCountMax', numberFault(terms.tryCountMax, tryCountMaxMax)),
    at('claimDays', numberFault(terms.claimDays, claimDaysMax)),
  ].filter((fault) => fault !== undefined)
