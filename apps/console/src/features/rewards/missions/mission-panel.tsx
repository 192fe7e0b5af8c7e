import type { StaffMission } from '@fairground/contract'
import { KeyValues } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { CampaignPanel } from '../../../components/campaign-panel.tsx'
import { useCampaignWork } from '../../../lib/campaigns.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { missionCalls } from './mission-calls.ts'
import { MissionForm } from './mission-form.tsx'
import { useMissionDraft } from './use-mission-draft.ts'

interface MissionPanelProps {
  /** Absent for a new one. */
  saved?: StaffMission | undefined
  onAdded?: (missionId: string) => void
  onClose: () => void
}

/** One mission: its terms, how players read it, what came of it so far. */
export function MissionPanel({ saved, onAdded, onClose }: MissionPanelProps) {
  const { t, i18n } = useTranslation()
  const editing = useMissionDraft(saved)
  const work = useCampaignWork({
    calls: missionCalls,
    saved,
    discard: editing.discard,
    onAdded,
    done: {
      saved: t('marketing:missions.saved'),
      added: t('marketing:missions.added'),
      draft: t('marketing:missions.done.draft'),
      published: t('marketing:missions.done.published'),
      withdrawn: t('marketing:missions.done.withdrawn'),
    },
  })
  return (
    <CampaignPanel
      {...work}
      saved={saved}
      words={{
        label: t('marketing:missions.panel'),
        title: saved ? saved.texts[i18n.language]?.title : t('marketing:missions.add'),
        readOnly: t('marketing:missions.readOnly'),
      }}
      editing={editing}
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
