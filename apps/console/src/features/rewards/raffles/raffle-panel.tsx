import type { StaffRaffle } from '@fairground/contract'
import { KeyValues } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { CampaignPanel } from '../../../components/campaign-panel.tsx'
import { useCampaignWork } from '../../../lib/campaigns.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { raffleCalls } from './raffle-calls.ts'
import { RaffleForm } from './raffle-form.tsx'
import { useRaffleDraft } from './use-raffle-draft.ts'

interface RafflePanelProps {
  /** Absent for a new one. */
  saved?: StaffRaffle | undefined
  onAdded?: (raffleId: string) => void
  onClose: () => void
}

/** One raffle: its terms, how players read it, what came of it so far. */
export function RafflePanel({ saved, onAdded, onClose }: RafflePanelProps) {
  const { t, i18n } = useTranslation()
  const editing = useRaffleDraft(saved)
  const work = useCampaignWork({
    calls: raffleCalls,
    saved,
    discard: editing.discard,
    onAdded,
    done: {
      saved: t('marketing:raffles.saved'),
      added: t('marketing:raffles.added'),
      draft: t('marketing:raffles.done.draft'),
      published: t('marketing:raffles.done.published'),
      withdrawn: t('marketing:raffles.done.withdrawn'),
    },
  })
  return (
    <CampaignPanel
      {...work}
      saved={saved}
      words={{
        label: t('marketing:raffles.panel'),
        title: saved ? saved.texts[i18n.language]?.title : t('marketing:raffles.add'),
        readOnly: t('marketing:raffles.readOnly'),
      }}
      editing={editing}
      asks={{
        publish: [t('marketing:raffles.publishTitle'), t('marketing:raffles.publishText')],
        withdraw: [t('marketing:raffles.withdrawTitle'), t('marketing:raffles.withdrawText')],
      }}
      outcome={saved && <Outcome raffle={saved} />}
      preview={{ texts: editing.draft.texts, label: t(`marketing:raffles.kinds.${editing.draft.kind}`) }}
      cost={{ ...editing.terms, kind: 'raffle' }}
      onClose={onClose}
    >
      <RaffleForm editing={editing} isPromised={saved !== undefined && saved.state !== 'draft'} />
    </CampaignPanel>
  )
}

/** What came of it: who drew, and what was won. */
function Outcome({ raffle }: { raffle: StaffRaffle }) {
  const { state, memberCount, drawCount, refusedCount, awarded, budget, currency } = raffle
  const { t } = useTranslation()
  const { count } = useFormats()
  if (state === 'draft') return null
  return (
    <KeyValues
      look="well"
      items={[
        { id: 'members', label: t('marketing:raffles.members'), value: count(memberCount) },
        { id: 'draws', label: t('marketing:raffles.draws'), value: count(drawCount) },
        { id: 'refused', label: t('marketing:refused'), value: count(refusedCount) },
        { id: 'awarded', label: t('marketing:awarded'), value: <Amount amount={awarded} currency={currency} /> },
        { id: 'budget', label: t('marketing:raffles.budget'), value: <Amount amount={budget} currency={currency} /> },
      ]}
    />
  )
}
