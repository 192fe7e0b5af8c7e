import type { StaffMission } from '@fairground/contract'
import { checkMission } from '@fairground/contract/mission-rule'
import { languages } from '@fairground/i18n'
import { useMe } from '../../../lib/me.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { draftOf, type MissionDraft, newMission, termsOf } from './mission-draft.ts'

/** A mission with what was changed on this page. */
export function useMissionDraft(saved: StaffMission | undefined) {
  const { timeZone } = useMe()
  return useDraft({
    before: saved ? draftOf(saved, timeZone) : newMission,
    termsOf: (draft: MissionDraft) => termsOf(draft, timeZone),
    check: (terms) => checkMission({ terms, languages }),
  })
}

export type MissionEditing = ReturnType<typeof useMissionDraft>
