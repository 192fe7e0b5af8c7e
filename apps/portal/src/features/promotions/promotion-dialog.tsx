import type { Promotion } from '@fairground/contract'
import { parseRichText } from '@fairground/contract/rich-text'
import { Dialog, KeyValues, Meter, Money, Note, RichText } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { ActivityAction } from './activity-action.tsx'
import { ActivityChip } from './activity-chip.tsx'
import { ApplyForm } from './apply-form.tsx'
import { PromotionPicture } from './promotion-card.tsx'

interface PromotionDialogProps {
  /** Undefined while it is closed. */
  promotion: Promotion | undefined
  isTrial: boolean
  timeZone: string
  onClose: () => void
}

/** A promotion in full: what it gives and asks, how far one is, and the form for proof where that is wanted. */
export function PromotionDialog({ promotion, isTrial, timeZone, onClose }: PromotionDialogProps) {
  return (
    <Dialog
      open={promotion !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={promotion?.title ?? ''}
      titleLook="plain"
      width="wide"
    >
      {promotion && <Whole promotion={promotion} isTrial={isTrial} timeZone={timeZone} />}
    </Dialog>
  )
}

type WholeProps = { promotion: Promotion; isTrial: boolean; timeZone: string }

function Whole({ promotion, isTrial, timeZone }: WholeProps) {
  const { t } = useTranslation()
  const { imageUrl, status, content, reason, needsProof, canRetry } = promotion
  // What is only waited for stands among the facts already.
  const hasAction = status === 'join' || status === 'claim' || status === 'issued'
  const wantsForm = needsProof && (status === 'claim' || (status === 'rejected' && canRetry))
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid content-start gap-5">
        <div className="overflow-clip rounded-md">
          <PromotionPicture imageUrl={imageUrl} isOver={status === 'close'} />
        </div>
        <RichText nodes={parseRichText(content)} />
      </div>
      <div className="grid content-start gap-4">
        <Facts promotion={promotion} timeZone={timeZone} />
        <Progress promotion={promotion} />
        {status === 'rejected' && (
          <Note tone="bad">
            {t('promotions:rejectedBecause')} <bdi>{reason}</bdi>
          </Note>
        )}
        {wantsForm ? (
          <ApplyForm promotion={promotion} />
        ) : (
          hasAction && <ActivityAction promotion={promotion} isTrial={isTrial} onApply={() => undefined} />
        )}
      </div>
    </div>
  )
}

function Facts({ promotion, timeZone }: { promotion: Promotion; timeZone: string }) {
  const { t } = useTranslation()
  const { reward, startsAt, endsAt, needsProof, status, goal, goalAmount } = promotion
  return (
    <KeyValues
      look="well"
      items={[
        { id: 'status', label: t('promotions:statusLabel'), value: <ActivityChip status={status} /> },
        { id: 'reward', label: t('promotions:reward'), value: <Money amount={reward} currency="VND" decimals={0} /> },
        ...(goal === 'none'
          ? []
          : [
              {
                id: 'goal',
                label: t(`promotions:goal.${goal}`),
                value: <Money amount={goalAmount} currency="VND" decimals={0} />,
              },
            ]),
        { id: 'from', label: t('promotions:starts'), value: <DateTime at={startsAt} timeZone={timeZone} /> },
        { id: 'to', label: t('promotions:ends'), value: <DateTime at={endsAt} timeZone={timeZone} /> },
        {
          id: 'proof',
          label: t('promotions:proof'),
          value: t(needsProof ? 'promotions:proofYes' : 'promotions:proofNo'),
        },
      ]}
    />
  )
}

/** How much of the goal is reached; an activity without one has none. */
function Progress({ promotion: { doneAmount, goalAmount } }: { promotion: Promotion }) {
  const { t } = useTranslation()
  if (doneAmount === undefined) return null
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-3 text-sm">
        <span className="text-ink-2">{t('promotions:progress')}</span>
        <span className="font-semibold">
          <Money amount={doneAmount} currency="VND" decimals={0} /> /{' '}
          <Money amount={goalAmount} currency="VND" decimals={0} />
        </span>
      </p>
      <Meter label={t('promotions:progress')} percent={(100 * Number(doneAmount)) / Number(goalAmount)} />
    </div>
  )
}
