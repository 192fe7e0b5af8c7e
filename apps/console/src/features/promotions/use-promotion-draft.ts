import type { StaffPromotion } from '@fairground/contract'
import { checkPromotion } from '@fairground/contract/promotion-rule'
import { languages } from '@fairground/i18n'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../lib/me.ts'
import { draftOf, newPromotion, type PromotionDraft, termsOf } from './promotion-draft.ts'

/** A promotion with what was changed on this page. Faults show beside what was touched, and all after a try to save. */
export function usePromotionDraft(saved: StaffPromotion | undefined) {
  const { t } = useTranslation()
  const { timeZone } = useMe()
  const before = saved ? draftOf(saved, timeZone) : newPromotion
  const [edited, setEdited] = useState<PromotionDraft>()
  const [touched, setTouched] = useState<readonly string[]>([])
  const [isTried, setIsTried] = useState(false)
  const draft = edited ?? before
  const terms = termsOf(draft, timeZone)
  const faults = checkPromotion({ terms, languages })
  return {
    draft,
    terms,
    isChanged: edited !== undefined && JSON.stringify(edited) !== JSON.stringify(before),
    hasFaults: faults.length > 0,
    change(part: Partial<PromotionDraft>) {
      setEdited({ ...draft, ...part })
      setTouched([...touched, ...Object.keys(part)])
    },
    /** What is wrong with a field, in words; texts show their faults only after a try to save. */
    faultOf(field: string): string | undefined {
      const fault = faults.find((one) => one.field === field)
      return fault && (isTried || touched.includes(field)) ? t(`errors:${fault.key}`, fault.args ?? {}) : undefined
    },
    showFaults: () => setIsTried(true),
    discard() {
      setEdited(undefined)
      setTouched([])
      setIsTried(false)
    },
  }
}

export type PromotionEditing = ReturnType<typeof usePromotionDraft>
