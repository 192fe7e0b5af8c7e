import type { StaffDepositMethod } from '@fairground/contract'
import { checkDepositMethod } from '@fairground/contract/deposit-method-rule'
import { languages } from '@fairground/i18n'
import { useCurrency } from '../../../lib/currency.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { draftOf, newMethod, termsOf } from './method-draft.ts'

/** A method with what was changed on this page. */
export function useMethodDraft(saved: StaffDepositMethod | undefined) {
  const currency = useCurrency()
  const kind = saved?.kind ?? 'manual'
  const editing = useDraft({
    before: saved ? draftOf(saved) : newMethod(currency),
    termsOf,
    check: (terms) => checkDepositMethod({ terms, kind, languages }),
  })
  return { ...editing, kind }
}

export type MethodEditing = ReturnType<typeof useMethodDraft>
