import type { StaffMission } from '@fairground/contract'
import { KeyValues, Note, useToast } from '@fairground/ui'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../components/amount.tsx'
import { CampaignFoot } from '../../components/campaign-foot.tsx'
import { CampaignPreview } from '../../components/campaign-preview.tsx'
import { CampaignState } from '../../components/campaign-state.tsx'
import { Moment } from '../../components/moment.tsx'
import { RefusalNote } from '../../components/refusal-note.tsx'
import { SidePanel } from '../../components/split-view.tsx'
import { may, useMe } from '../../lib/me.ts'
import { useFormats } from '../../lib/use-formats.ts'
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
  const move = useMoveMission(({ state }) => toast.show({ tone: 'ok', title: t(`marketing:missions.done.${state}`) }))
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    editing.showFaults()
    if (editing.isChanged && !editing.hasFaults && !save.isPending) save.mutate(editing.terms)
  }
  return (
    <SidePanel
      label={t('marketing:missions.panel')}
      head={
        <>
          <h2 className="text-lg font-bold break-words">
            {saved ? saved.texts[i18n.language]?.title : t('marketing:missions.add')}
          </h2>
          {saved && <CampaignState campaign={saved} />}
        </>
      }
      footer={
        <CampaignFoot
          allowed={saved?.allowed}
          editing={editing}
          canChange={canChange}
          isBusy={save.isPending}
          onSave={submit}
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
        />
      }
      onClose={onClose}
    >
      <RefusalNote error={save.error} />
      {saved && <Outcome mission={saved} />}
      {!canChange && <Note>{t('marketing:missions.readOnly')}</Note>}
      <form noValidate onSubmit={submit}>
        <fieldset disabled={!canChange} className="grid gap-4">
          <MissionForm editing={editing} isPromised={saved !== undefined && saved.state !== 'draft'} />
        </fieldset>
        <button type="submit" hidden />
      </form>
      <CampaignPreview texts={editing.draft.texts} label={t(`marketing:missions.goals.${editing.draft.goal}`)} />
      {saved && (
        <p className="text-xs text-ink-3">
          {t('methods.changedBy', { by: saved.changedBy })} <Moment at={saved.changedAt} look="exactMoment" />
        </p>
      )}
    </SidePanel>
  )
}

/** What came of it: who collected, and how much. */
function Outcome({ mission: { state, memberCount, claimCount, awarded, currency } }: { mission: StaffMission }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  if (state === 'draft') return null
  return (
    <KeyValues
      look="well"
      items={[
        { id: 'members', label: t('marketing:missions.members'), value: count(memberCount) },
        { id: 'claims', label: t('marketing:given'), value: count(claimCount) },
        { id: 'awarded', label: t('marketing:awarded'), value: <Amount amount={awarded} currency={currency} /> },
      ]}
    />
  )
}
