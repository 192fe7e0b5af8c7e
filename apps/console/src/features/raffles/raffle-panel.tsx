import type { StaffRaffle } from '@fairground/contract'
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
import { RaffleForm } from './raffle-form.tsx'
import { useRaffleDraft } from './use-raffle-draft.ts'
import { useMoveRaffle, useSaveRaffle } from './use-raffles.ts'

interface RafflePanelProps {
  /** Absent for a new one. */
  saved?: StaffRaffle | undefined
  onAdded?: (raffleId: string) => void
  onClose: () => void
}

/** One raffle: its terms, how players read it, what came of it so far. */
export function RafflePanel({ saved, onAdded, onClose }: RafflePanelProps) {
  const { t, i18n } = useTranslation()
  const toast = useToast()
  const canChange = may(useMe(), 'marketing.manage') && (!saved || saved.allowed.includes('change'))
  const editing = useRaffleDraft(saved)
  const save = useSaveRaffle(saved, ({ raffleId }) => {
    editing.discard()
    toast.show({ tone: 'ok', title: t(saved ? 'marketing:raffles.saved' : 'marketing:raffles.added') })
    onAdded?.(raffleId)
  })
  const move = useMoveRaffle(({ state }) => toast.show({ tone: 'ok', title: t(`marketing:raffles.done.${state}`) }))
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    editing.showFaults()
    if (editing.isChanged && !editing.hasFaults && !save.isPending) save.mutate(editing.terms)
  }
  return (
    <SidePanel
      label={t('marketing:raffles.panel')}
      head={
        <>
          <h2 className="text-lg font-bold break-words">
            {saved ? saved.texts[i18n.language]?.title : t('marketing:raffles.add')}
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
            run: (to, onDone) => saved && move.mutate({ raffleId: saved.raffleId, to }, { onSuccess: onDone }),
          }}
          asks={{
            publish: [t('marketing:raffles.publishTitle'), t('marketing:raffles.publishText')],
            withdraw: [t('marketing:raffles.withdrawTitle'), t('marketing:raffles.withdrawText')],
          }}
        />
      }
      onClose={onClose}
    >
      <RefusalNote error={save.error} />
      {saved && <Outcome raffle={saved} />}
      {!canChange && <Note>{t('marketing:raffles.readOnly')}</Note>}
      <form noValidate onSubmit={submit}>
        <fieldset disabled={!canChange} className="grid gap-4">
          <RaffleForm editing={editing} isPromised={saved !== undefined && saved.state !== 'draft'} />
        </fieldset>
        <button type="submit" hidden />
      </form>
      <CampaignPreview texts={editing.draft.texts} label={t(`marketing:raffles.kinds.${editing.draft.kind}`)} />
      {saved && (
        <p className="text-xs text-ink-3">
          {t('methods.changedBy', { by: saved.changedBy })} <Moment at={saved.changedAt} look="exactMoment" />
        </p>
      )}
    </SidePanel>
  )
}

/** What came of it: who drew, and what was won. */
function Outcome({ raffle: { state, memberCount, drawCount, awarded, budget, currency } }: { raffle: StaffRaffle }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  if (state === 'draft') return null
  return (
    <KeyValues
      look="well"
      items={[
        { id: 'members', label: t('marketing:raffles.members'), value: count(memberCount) },
        { id: 'draws', label: t('marketing:raffles.draws'), value: count(drawCount) },
        { id: 'awarded', label: t('marketing:awarded'), value: <Amount amount={awarded} currency={currency} /> },
        { id: 'budget', label: t('marketing:raffles.budget'), value: <Amount amount={budget} currency={currency} /> },
      ]}
    />
  )
}
