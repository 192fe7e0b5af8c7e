import type { ReferralOffer } from '@fairground/contract'
import { cx, Icon, Money } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { inThousands } from './in-thousands.ts'

interface OfferCardProps {
  offer: ReferralOffer
  /** Friends who count so far. */
  counted: number
  /** Paid so far. */
  bonus: string
}

/** What friends bring: what one of them has to do, and each step with whether it was paid. */
export function OfferCard({ offer, counted, bonus }: OfferCardProps) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('referral.offer')} className="grid gap-4 card p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h2 className="min-w-0 flex-1 text-xl font-bold">
          {offer.hint ? t('referral.upTo', { amount: inThousands(offer.hint) }) : t('referral.offer')}
        </h2>
        <p className="text-sm text-ink-2">
          {t('referral.paid')} <Money amount={bonus} currency="VND" className="text-lg text-ink" />
        </p>
      </div>
      <p className="text-sm text-ink-2">
        {t('referral.counts')} <Money amount={offer.deposit} currency="VND" decimals={0} /> {t('referral.andBets')}{' '}
        <Money amount={offer.validBet} currency="VND" decimals={0} />. {t('referral.notCounted')}
      </p>
      <ol className="fit-grid">
        {offer.steps.map(({ friends, bonus: amount, isPaid }) => (
          <li key={friends} className={cx('grid gap-1 rounded-md px-4 py-3', isPaid ? 'bg-mint-soft' : 'bg-surface-2')}>
            <span className="flex items-center gap-2 text-sm text-ink-2">
              <Icon name={isPaid ? 'icon-[ph--check-circle-duotone]' : 'icon-[ph--user-plus-duotone]'} />
              {t('referral.friendCount', { number: Math.min(counted, friends), of: friends })}
            </span>
            <Money amount={amount} currency="VND" decimals={0} className="text-lg" />
          </li>
        ))}
      </ol>
    </section>
  )
}
