import { pointEarners } from '@fairground/contract'
import { parseRichText } from '@fairground/contract/rich-text'
import { ErrorState, formatMoney, KeyValues, Note, RichText, Skeleton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useCount, usePointConfig } from './use-points.ts'

/** How points are earned by source, what they are worth, and the rules in words. */
export function PointRules() {
  const { t, i18n } = useTranslation()
  const count = useCount()
  const { data, isError, isFetching, refetch } = usePointConfig()
  if (isError && !data)
    return <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <Skeleton className="h-80 w-full rounded-lg" />
  const one = formatMoney(data.redeemRatio.toFixed(2), {
    locale: i18n.language,
    currency: 'VND',
    decimals: Number.isInteger(data.redeemRatio) ? 0 : 2,
  })
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <section className="grid content-start gap-3">
        <h2 className="text-xl font-bold">{t('points:ratios')}</h2>
        <p className="text-ink-2">{t('points:ratiosText')}</p>
        <KeyValues
          look="well"
          items={[
            ...pointEarners.map((source) => ({
              id: source,
              label: t(`points:sources.${source}`),
              value: <bdi>{count(data.pointsRatio[source] ?? 0)}</bdi>,
            })),
            { id: 'worth', label: t('points:onePoint'), value: one },
            { id: 'least', label: t('points:least'), value: <bdi>{count(data.minRedeem)}</bdi> },
          ]}
        />
      </section>
      <section className="grid content-start gap-3">
        <h2 className="text-xl font-bold">{t('points:rules')}</h2>
        <RichText nodes={parseRichText(data.rules)} />
        <Note>{t('points:neverExpire')}</Note>
      </section>
    </div>
  )
}
