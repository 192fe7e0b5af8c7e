import type { CashBack } from '@fairground/contract'
import { dateFormat } from '@fairground/i18n'
import { ErrorState, Money, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { RateText } from './rate-text.tsx'

/** What the week that runs would give back if it ended now, and what weeks before gave. */
export function CashBackCard() {
  const { t } = useTranslation()
  const cashBack = useQuery(query.loyalty.cashBack.queryOptions({ input: {} }))
  const { data } = cashBack
  if (cashBack.isError && !data)
    return (
      <ErrorState
        title={t('common:loadFailed')}
        text={t('wallet.safe')}
        onRetry={() => void cashBack.refetch()}
        isRetrying={cashBack.isFetching}
      />
    )
  if (!data) return <Skeleton className="h-66 w-full rounded-lg" />
  return (
    <section aria-label={t('cashback.title')} className="grid gap-4 card p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="text-xl font-bold">{t('cashback.title')}</h2>
          <p className="text-sm text-ink-2">
            {t('cashback.week')} <Week week={data} />
          </p>
        </div>
        <div className="sm:text-end">
          <span className="block text-sm text-ink-2">{t('cashback.soFar')}</span>
          <b className="text-2xl">
            <Money amount={data.amount} currency="VND" decimals={2} />
          </b>
        </div>
      </div>
      {data.list.length > 0 && (
        <ul className="divide-y divide-line-soft border-y border-line-soft">
          {data.list.map(({ gameType, netLoss, rate, amount }) => (
            <li key={gameType} className="flex flex-wrap items-center justify-between gap-x-4 py-2.5">
              <span className="font-semibold">{t(`bet.types.${gameType}`)}</span>
              <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
                {t('cashback.netLoss')} <Money amount={netLoss} currency="VND" decimals={0} /> ×{' '}
                <RateText rate={rate} /> =
                <b className="text-ink">
                  <Money amount={amount} currency="VND" decimals={2} />
                </b>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-3">{t('cashback.how')}</p>
      {data.paid.length > 0 && (
        <div>
          <h3 className="mb-1 text-sm font-semibold">{t('cashback.paid')}</h3>
          <ul className="text-sm">
            {data.paid.map((week) => (
              <li key={week.from} className="flex min-h-8 items-center justify-between gap-4">
                <Week week={week} />
                <Money amount={week.amount} currency="VND" decimals={2} signed />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** First and last day of a week of the site. */
function Week({ week: { from, to } }: { week: Pick<CashBack, 'from' | 'to'> }) {
  const { i18n } = useTranslation()
  const name = dateFormat(i18n.language, {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  })
  return <bdi>{name.formatRange(new Date(`${from}T00:00Z`), new Date(`${to}T00:00Z`))}</bdi>
}
