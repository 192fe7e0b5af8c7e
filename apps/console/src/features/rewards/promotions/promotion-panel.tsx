import type { StaffPromotion } from '@fairground/contract'
import { KeyValues, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { CampaignPanel } from '../../../components/campaign-panel.tsx'
import { art } from '../../../lib/art.ts'
import { useCampaignWork } from '../../../lib/campaigns.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { promotionCalls } from './promotion-calls.ts'
import { PromotionForm } from './promotion-form.tsx'
import { usePromotionDraft } from './use-promotion-draft.ts'

type PromotionPanelProps = {
  /** Absent for a new one. */
  saved?: StaffPromotion | undefined
  onAdded?: (promotionId: string) => void
  onClose: () => void
}

/** One promotion: its terms, how players read it, what came of it so far. */
export function PromotionPanel({ saved, onAdded, onClose }: PromotionPanelProps) {
  const { t, i18n } = useTranslation()
  const editing = usePromotionDraft(saved)
  const work = useCampaignWork({
    calls: promotionCalls,
    saved,
    discard: editing.discard,
    onAdded,
    done: {
      saved: t('marketing:saved'),
      added: t('marketing:added'),
      draft: t('marketing:done.draft'),
      published: t('marketing:done.published'),
      withdrawn: t('marketing:done.withdrawn'),
    },
  })
  return (
    <CampaignPanel
      {...work}
      saved={saved}
      words={{
        label: t('marketing:panel'),
        title: saved ? saved.texts[i18n.language]?.title : t('marketing:adding'),
        readOnly: t('marketing:readOnly'),
      }}
      editing={editing}
      asks={{
        publish: [t('marketing:publishTitle'), t('marketing:publishText')],
        withdraw: [t('marketing:withdrawTitle'), t('marketing:withdrawText')],
      }}
      outcome={saved && <Outcome promotion={saved} />}
      preview={{
        texts: editing.draft.texts,
        picture: art(`promo/${editing.draft.promotionType}`, 480)?.url,
        label: t(`marketing:types.${editing.draft.promotionType}`),
      }}
      cost={{ ...editing.terms, kind: 'promotion' }}
      onClose={onClose}
    >
      <PromotionForm editing={editing} isPromised={saved !== undefined && saved.state !== 'draft'} />
    </CampaignPanel>
  )
}

/** What came of it: who is in it, what was given. */
function Outcome({ promotion }: { promotion: StaffPromotion }) {
  const { t } = useTranslation()
  const { Link } = useUi()
  const { count } = useFormats()
  const { promotionId, awarded, currency, joinedCount, awardedCount, waitingCount, refusedCount, state } = promotion
  if (state === 'draft') return null
  return (
    <>
      <KeyValues
        look="well"
        items={[
          { id: 'joined', label: t('marketing:joined'), value: count(joinedCount) },
          { id: 'given', label: t('marketing:given'), value: count(awardedCount) },
          { id: 'awarded', label: t('marketing:awarded'), value: <Amount amount={awarded} currency={currency} /> },
          { id: 'refused', label: t('marketing:refused'), value: count(refusedCount) },
          { id: 'waiting', label: t('marketing:waiting'), value: count(waitingCount) },
        ]}
      />
      <Link href={`/applications?view=all&query=${promotionId}`} className="link text-sm">
        {t('marketing:openApplications')}
      </Link>
    </>
  )
}
