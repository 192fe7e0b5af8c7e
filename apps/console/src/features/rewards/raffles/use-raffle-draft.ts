import type { StaffRaffle } from '@fairground/contract'
import { checkRaffle } from '@fairground/contract/raffle-rule'
import { languages } from '@fairground/i18n'
import { useMe } from '../../../lib/me.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { draftOf, newRaffle, type RaffleDraft, termsOf } from './raffle-draft.ts'

/** A raffle with what was changed on this page. */
export function useRaffleDraft(saved: StaffRaffle | undefined) {
  const { timeZone } = useMe()
  return useDraft({
    before: saved ? draftOf(saved, timeZone) : newRaffle,
    termsOf: (draft: RaffleDraft) => termsOf(draft, timeZone),
    check: (terms) => checkRaffle({ terms, languages }),
  })
}

export type RaffleEditing = ReturnType<typeof useRaffleDraft>
