import type { ForecastTerms, OpenWish as OpenWishAnswer } from '@fairground/contract'
import { Note } from '@fairground/ui'
import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CampaignFoot } from './campaign-foot.tsx'
import { CampaignPreview } from './campaign-preview.tsx'
import { CampaignState } from './campaign-state.tsx'
import { CostForecast } from './cost-forecast.tsx'
import { Moment } from './moment.tsx'
import { OpenWish } from './open-wish.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { SidePanel } from './split-view.tsx'

type Foot = ComponentProps<typeof CampaignFoot>
type Timed = ComponentProps<typeof CampaignState>['campaign']

interface CampaignPanelProps<Terms> extends Pick<Foot, 'canChange' | 'move' | 'asks'> {
  /** Absent for a new one. */
  saved:
    | (Timed & { allowed: Foot['allowed']; changedBy: string; changedAt: string; wish?: OpenWishAnswer | undefined })
    | undefined
  /** Name of the panel; heading; what who may not change it is told. */
  words: { label: string; title: string | undefined; readOnly: string }
  editing: Foot['editing'] & { hasFaults: boolean; terms: Terms; showFaults: () => void }
  save: { error: Error | null; isPending: boolean; mutate: (terms: Terms) => void }
  outcome: ReactNode
  preview: ComponentProps<typeof CampaignPreview>
  /** What says what it may cost. */
  cost: ForecastTerms
  onClose: () => void
  /** The fields of its terms. */
  children: ReactNode
}

/** What staff write, publish and withdraw: its terms, how players read it, what came of it so far. */
export function CampaignPanel<Terms>(props: CampaignPanelProps<Terms>) {
  const { saved, words, editing, save, canChange, move, asks, outcome, preview, cost, onClose, children } = props
  const { t } = useTranslation()
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    editing.showFaults()
    if (editing.isChanged && !editing.hasFaults && !save.isPending) save.mutate(editing.terms)
  }
  return (
    <SidePanel
      label={words.label}
      head={
        <>
          <h2 className="text-lg font-bold break-words">{words.title}</h2>
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
          move={move}
          asks={asks}
        />
      }
      onClose={onClose}
    >
      <RefusalNote error={save.error} />
      <OpenWish wish={saved?.wish} />
      {outcome}
      {!canChange && <Note>{words.readOnly}</Note>}
      <form noValidate onSubmit={submit}>
        <fieldset disabled={!canChange} className="grid gap-4">
          {children}
        </fieldset>
        <button type="submit" hidden />
      </form>
      <CostForecast terms={cost} />
      <CampaignPreview {...preview} />
      {saved && (
        <p className="text-xs text-ink-3">
          {t('methods.changedBy', { by: saved.changedBy })} <Moment at={saved.changedAt} look="exactMoment" />
        </p>
      )}
    </SidePanel>
  )
}
