import type { Promotion } from '@fairground/contract'
import { Icon, Money } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { ActivityAction } from './activity-action.tsx'

interface PromotionCardProps {
  promotion: Promotion
  isTrial: boolean
  timeZone: string
  onOpen: () => void
}

/** A promotion in the list: its picture, what it gives, until when, and what to do. */
export function PromotionCard({ promotion, isTrial, timeZone, onOpen }: PromotionCardProps) {
  const { t } = useTranslation()
  const { title, imageUrl, promotionType, reward, startsAt, endsAt, status } = promotion
  const isComing = status === 'coming_soon'
  return (
    <article className="relative flex min-w-0 flex-col overflow-clip rounded-lg bg-surface-1 shadow-1">
      <PromotionPicture imageUrl={imageUrl} isOver={status === 'close'} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <span className="text-xs font-semibold text-lamp-ink">{t(`promotions:type.${promotionType}`)}</span>
        <h2 className="text-lg leading-snug font-bold">
          <button
            type="button"
            className="text-start outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:focus-ring"
            onClick={onOpen}
          >
            <bdi>{title}</bdi>
          </button>
        </h2>
        <p className="mt-auto flex items-end justify-between gap-3">
          <span className="grid">
            <span className="text-xs text-ink-3">{t('promotions:reward')}</span>
            <b className="text-lg text-mint-ink">
              <Money amount={reward} currency="VND" decimals={0} />
            </b>
          </span>
          <span className="text-end text-xs text-ink-3">
            <Icon name="icon-[ph--calendar-blank]" className="me-1 align-[-2px]" />
            {t(isComing ? 'promotions:from' : 'promotions:until')}{' '}
            <span className="whitespace-nowrap">
              <DateTime at={isComing ? startsAt : endsAt} timeZone={timeZone} />
            </span>
          </span>
        </p>
        <div className="relative z-1">
          <ActivityAction promotion={promotion} isTrial={isTrial} onApply={onOpen} />
        </div>
      </div>
    </article>
  )
}

/** Two to one; grey once it is over. */
export const PromotionPicture = ({ imageUrl, isOver }: { imageUrl: string; isOver: boolean }) => (
  <div className="aspect-2/1 bg-surface-3">
    {imageUrl && (
      <img
        src={imageUrl}
        alt=""
        width={960}
        height={480}
        loading="lazy"
        decoding="async"
        className={isOver ? 'size-full object-cover grayscale' : 'size-full object-cover'}
      />
    )}
  </div>
)
