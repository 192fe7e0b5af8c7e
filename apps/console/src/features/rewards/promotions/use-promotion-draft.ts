import type { StaffPromotion } from '@fairground/contract'
import { checkPromotion } from '@fairground/contract/promotion-rule'
import { languages } from '@fairground/i18n'
import { useMe } from '../../../lib/me.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { draftOf, newPromotion, type PromotionDraft, termsOf } from './promotion-draft.ts'

/** A promotion with what was changed on this page. */
export function usePromotionDraft(saved: StaffPromotion | undefined) {
  const { timeZone } = useMe()
  return useDraft({
    before: saved ? draftOf(saved, timeZone) : newPromotion,
    termsOf: (draft: PromotionDraft) => termsOf(draft, timeZone),
    check: (terms) => checkPromotion({ terms, languages }),
  })
}

export type PromotionEditing = ReturnType<typeof usePromotionDraft>
