import { numberFormat } from '@fairground/money'
import { Empty, Table } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { durationText } from '../../lib/duration-text.ts'
import { useTitle } from '../../lib/use-title.ts'

/** How long payouts really took of late, for everybody to read. */
export function PayoutTimesPage() {
  const { t, i18n } = useTranslation()
  useTitle(t('payoutTimes.title'))
  const times = useQuery(query.withdrawals.payoutTimes.queryOptions({ input: {} }))
  const count = numberFormat(i18n.language)
  return (
    <article className="mx-auto grid max-w-180 gap-4 px-4 py-10 text-lg text-ink-2">
      <h1 className="font-poster text-3xl text-ink">{t('payoutTimes.title')}</h1>
      <p>{t('payoutTimes.intro')}</p>
      <Table
        label={t('payoutTimes.title')}
        rows={times.data?.banks ?? []}
        rowKey={(bank) => bank.bankCode}
        state={times.isError ? 'error' : times.isPending ? 'loading' : 'ready'}
        onRetry={() => void times.refetch()}
        empty={
          <Empty
            icon="icon-[ph--hourglass-medium-duotone]"
            title={t('payoutTimes.none')}
            text={t('payoutTimes.noneText', { count: times.data?.countMin })}
          />
        }
        columns={[
          {
            id: 'bank',
            isRowHead: true,
            card: 'title',
            head: t('payout.bank'),
            cell: (bank) => <bdi>{bank.bankName}</bdi>,
          },
          {
            id: 'median',
            card: 'end',
            align: 'end',
            head: t('payoutTimes.median'),
            isNamed: true,
            cell: (bank) => durationText(t, bank.medianSeconds),
          },
          {
            id: 'slow',
            card: 'foot',
            align: 'end',
            head: t('payoutTimes.slow'),
            isNamed: true,
            cell: (bank) => durationText(t, bank.p95Seconds),
          },
          {
            id: 'count',
            card: 'meta',
            align: 'end',
            className: 'max-md:text-start',
            head: t('payoutTimes.count'),
            isNamed: true,
            cell: (bank) => count.format(bank.count),
          },
        ]}
      />
      <p className="text-base">{t('payoutTimes.how', { days: times.data?.days ?? 30 })}</p>
    </article>
  )
}
