import type { FieldError } from '@fairground/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface Drafting<Draft, Terms> {
  /** As it is saved, or as a new one begins. */
  before: Draft
  /** What is typed, as it is sent. */
  termsOf: (draft: Draft) => Terms
  check: (terms: Terms) => FieldError[]
}

/** Something with what was changed on this page. Faults show beside what was touched, and all after a try to save. */
export function useDraft<Draft extends object, Terms>({ before, termsOf, check }: Drafting<Draft, Terms>) {
  const { t } = useTranslation()
  const [edited, setEdited] = useState<Draft>()
  const [touched, setTouched] = useState<readonly string[]>([])
  const [isTried, setIsTried] = useState(false)
  const draft = edited ?? before
  const terms = termsOf(draft)
  const faults = check(terms)
  return {
    draft,
    terms,
    isChanged: edited !== undefined && JSON.stringify(edited) !== JSON.stringify(before),
    hasFaults: faults.length > 0,
    change(part: Partial<Draft>) {
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
