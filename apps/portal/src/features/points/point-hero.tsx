import { Button, formatMoney, Icon, Skeleton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useCount, usePointBalance, usePointConfig } from './use-points.ts'

/** What one has, what it is worth, and the way to turn it into money. */
export function PointHero({ onConvert }: { onConvert: () => void }) {
  const { t, i18n } = useTranslation()
  const count = useCount()
  const balance = usePointBalance()
  const config = usePointConfig()
  const points = balance.data?.currentPoints
  const worth =
    points !== undefined &&
    config.data &&
    formatMoney((Math.max(0, points) * config.data.redeemRatio).toFixed(2), {
      locale: i18n.language,
      currency: 'VND',
      decimals: 0,
    })
  return (
    <header className="flex flex-wrap items-center gap-x-8 gap-y-5 rounded-lg bg-surface-1 p-5 shadow-1 sm:p-6">
      <div className="min-w-0 flex-1 basis-72">
        <h1 className="font-poster text-3xl">{t('points:title')}</h1>
        <p className="mt-2 text-ink-2">{t('points:text')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="flex items-center gap-3.5">
          <Icon name="icon-[ph--coins-duotone]" className="text-5xl text-lamp-ink" />
          <div>
            <span className="text-sm text-ink-3">{t('points:have')}</span>
            {points === undefined ? (
              <Skeleton className="h-9 w-28" />
            ) : (
              <b className="block text-3xl leading-9">
                <bdi>{count(points)}</bdi>
              </b>
            )}
            <span className="block min-h-5 text-sm text-ink-3">{worth && t('points:worth', { amount: worth })}</span>
          </div>
        </div>
        <Button variant="lamp" size="lg" onClick={onConvert} disabled={!points}>
          {t('points:convert')}
        </Button>
      </div>
    </header>
  )
}
