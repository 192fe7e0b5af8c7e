import type { VipStatus } from '@fairground/contract'
import { formatMoney, Icon, Meter, Money } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { isAboveZero, sumOf } from './sum-of.ts'
import { VipBadge } from './vip-badge.tsx'

/** Which level, what it gives, and how far the next one is. */
export function VipHero({ status }: { status: VipStatus }) {
  const { t, i18n } = useTranslation()
  const { vipRankLevel: rank, vipLabelName: label, progress, next, benefits, levels } = status
  const show = (amount: string) => formatMoney(amount, { locale: i18n.language, currency: 'VND', decimals: 0 })
  const left = sumOf([next ?? progress, `-${progress}`])
  const nextLabel = levels.find((level) => level.rank > rank)?.label
  return (
    <section aria-label={t('vip.own')} className="grid gap-5 card p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-4">
        <VipBadge rank={rank} isLarge />
        <div className="min-w-0">
          <span className="block text-sm text-ink-2">{t('vip.own')}</span>
          <b className="block font-poster text-3xl leading-10">{label}</b>
        </div>
        <div className="ms-auto text-end">
          <span className="block text-sm text-ink-2">{t('vip.progress')}</span>
          <b className="text-xl">
            <Money amount={progress} currency="VND" decimals={0} />
          </b>
        </div>
      </div>
      {next === undefined ? (
        <p className="font-semibold text-lamp-ink">{t('vip.highest')}</p>
      ) : (
        <div className="grid gap-2">
          {/* Reached, but the hour's review is still to come: a full bar would show a level that is not there. */}
          {isAboveZero(left) && (
            <Meter label={t('vip.toNext', { label: nextLabel })} percent={(Number(progress) / Number(next)) * 100} />
          )}
          <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm text-ink-2">
            <span>{isAboveZero(left) ? t('vip.left', { amount: show(left), label: nextLabel }) : t('vip.kept')}</span>
            <bdi>{show(next)}</bdi>
          </p>
        </div>
      )}
      {benefits.length > 0 && (
        <ul className="grid gap-2">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex items-start gap-2.5">
              <Icon name="icon-[ph--check-circle-duotone]" className="mt-0.5 text-lg text-mint-ink" />
              {benefit}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
