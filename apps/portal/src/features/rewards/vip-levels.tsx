import type { VipStatus } from '@fairground/contract'
import { cx, Money, StatusChip } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { VipBadge } from './vip-badge.tsx'

/** Every level: from how many valid bets, and what it gives. */
export function VipLevels({ status: { levels, vipRankLevel } }: { status: VipStatus }) {
  const { t } = useTranslation()
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-xl font-bold">{t('vip.levels')}</h2>
      <ol className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {levels.map(({ rank, label, threshold, benefits }) => (
          <li
            key={rank}
            aria-current={rank === vipRankLevel || undefined}
            className={cx(
              'grid content-start gap-3 rounded-lg bg-surface-1 p-4 shadow-1',
              rank === vipRankLevel && 'ring-2 ring-lamp-lo',
            )}
          >
            <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
              <VipBadge rank={rank} />
              <div className="min-w-0 flex-1 basis-24">
                <b className="block text-lg leading-6">{label}</b>
                <span className="text-sm text-ink-2">
                  {t('vip.from')} <Money amount={threshold} currency="VND" decimals={0} />
                </span>
              </div>
              {rank === vipRankLevel && <StatusChip tone="lamp">{t('vip.current')}</StatusChip>}
              {rank < vipRankLevel && (
                <StatusChip tone="ok" icon="icon-[ph--check-bold]">
                  {t('vip.reached')}
                </StatusChip>
              )}
            </div>
            <ul className="grid gap-1 text-sm text-ink-2">
              {benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="text-sm text-ink-3">{t('vip.kept')}</p>
    </section>
  )
}
