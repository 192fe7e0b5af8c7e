import type { StaffDepositMethod } from '@fairground/contract'
import { checkDepositMethod } from '@fairground/contract/deposit-method-rule'
import { languages } from '@fairground/i18n'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrency } from '../../lib/currency.ts'
import { draftOf, type MethodDraft, newMethod, termsOf } from './method-draft.ts'

/** A method with what was changed on this page. Faults show beside what was touched, and all after a try to save. */
export function useMethodDraft(saved: StaffDepositMethod | undefined) {
  const { t } = useTranslation()
  const currency = useCurrency()
  const before = saved ? draftOf(saved) : newMethod(currency)
  const [edited, setEdited] = useState<MethodDraft>()
  const [touched, setTouched] = useState<readonly string[]>([])
  const [isTried, setIsTried] = useState(false)
  const draft = edited ?? before
  const faults = checkDepositMethod({ terms: termsOf(draft), kind: saved?.kind ?? 'manual', languages })
  return {
    draft,
    kind: saved?.kind ?? ('manual' as const),
    isChanged: edited !== undefined && JSON.stringify(edited) !== JSON.stringify(before),
    hasFaults: faults.length > 0,
    change(part: Partial<MethodDraft>) {
      setEdited({ ...draft, ...part })
      setTouched([...touched, ...Object.keys(part)])
    },
    /** What is wrong with a field, in words; the parts of a list show their faults only after a try to save. */
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

export type MethodEditing = ReturnType<typeof useMethodDraft>
