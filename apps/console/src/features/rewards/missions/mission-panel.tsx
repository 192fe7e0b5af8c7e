import type { StaffMission } from '@fairground/contract'
import { KeyValues, useToast } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { CampaignPanel } from '../../../components/campaign-panel.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { MissionForm } from './mission-form.tsx'
import { useMissionDraft } from './use-mission-draft.ts'
import { useMoveMission, useSaveMission } from './use-missions.ts'

interface MissionPanelProps {
  /** Absent for a new one. */
  saved?: StaffMission | undefined
  onAdded?: (missionId: string) => void
  onClose: () => void
}

/** One mission: its terms, how players read it, what came of it so far. */
export function MissionPanel({ saved, onAdded, onClose }: MissionPanelProps) {
  const { t, i18n } = useTranslation()
  const toast = useToast()
  const canChange = may(useMe(), 'marketing.manage') && (!saved || saved.allowed.includes('change'))
  const editing = useMissionDraft(saved)
  const save = useSaveMission(saved, ({ missionId }) => {
    editing.discard()
    toast.show({ tone: 'ok', title: t(saved ? 'marketing:missions.saved' : 'marketing:missions.added') })
    onAdded?.(missionId)
  })
  const move = useMoveMission(({ state, wish }) =>
    toast.show({ tone: 'ok', title: t(wish ? 'wishes.waits' : `marketing:missions.done.${state}`) }),
  )
  return (
    <CampaignPanel
      saved={saved}
      words={{
        label: t('marketing:missions.panel'),
        title: saved ? saved.texts[i18n.language]?.title : t('marketing:missions.add'),
        readOnly: t('marketing:missions.readOnly'),
      }}
      editing={editing}
      save={save}
      canChange={canChange}
      move={{
        error: move.error,
        isPending: move.isPending,
        reset: move.reset,
        run: (to, onDone) => saved && move.mutate({ missionId: saved.missionId, to }, { onSuccess: onDone }),
      }}
      asks={{
        publish: [t('marketing:missions.publishTitle'), t('marketing:publishText')],
        withdraw: [t('marketing:missions.withdrawTitle'), t('marketing:missions.withdrawText')],
      }}
      outcome={saved && <Outcome mission={saved} />}
      preview={{ texts: editing.draft.texts, label: t(`marketing:missions.goals.${editing.draft.goal}`) }}
      cost={{ ...editing.terms, kind: 'mission' }}
      onClose={onClose}
    >
      <MissionForm editing={editing} isPromised={saved !== undefined && saved.state !== 'draft'} />
    </CampaignPanel>
  )
}

/** What came of it: who collected, and how much. */
function Outcome({
  mission: { state, memberCount, claimCount, awarded, currency, refusedCount },
}: {
  mission: StaffMission
}) {
  const { t } = useTranslation()
  const { count } = useFormats()
  if (state === 'draft') return null
  return (
    <KeyValues
      look="well"
      items={[
        { id: 'members', label: t('marketing:missions.members'), value: count(memberCount) },
        { id: 'claims', label: t('marketing:given'), value: count(claimCount) },
        { id: 'refused', label: t('marketing:refused'), value: count(refusedCount) },
        { id: 'awarded', label: t('marketing:awarded'), value: <Amount amount={awarded} currency={currency} /> },
      ]}
    />
  )
}
