import { refusalText } from '@fairground/client'
import type { RevenueReport as Report } from '@fairground/contract'
import { numberFormat } from '@fairground/money'
import { ErrorState, KpiStrip, Skeleton, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { CsvButton } from '../../../components/csv-button.tsx'
import { DayRangePicker } from '../../../components/day-range-picker.tsx'
import type { DayRange } from '../../../lib/day-presets.ts'
import { percentOf } from '../../../lib/decimal.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { RevenueCharts } from './revenue-charts.tsx'
import { RevenueTables } from './revenue-tables.tsx'
import { useRevenue } from './use-reports.ts'

type RevenueReportProps = { range: DayRange; onRange: (range: DayRange | undefined) => void }

/** Stakes, payouts, GGR and NGR of some days: the figures, drawn, and as lists. */
export function RevenueReport({ range, onRange }: RevenueReportProps) {
  const { t } = useTranslation()
  const { data, error, refetch, isPlaceholderData } = useRevenue(range)
  return (
    <>
      <div className="mb-3.5 flex flex-wrap items-center gap-2.5">
        <DayRangePicker
          presets={['today', 'yesterday', 'week', 'month', 'thisMonth', 'lastMonth']}
          value={range}
          onChange={onRange}
        />
        <span className="ms-auto">
          <CsvButton
            name={`revenue-${range.from}-${range.to}`}
            disabled={!data}
            rows={() => (data ? fileOf(data) : [])}
          />
        </span>
      </div>
      {error && !data ? (
        <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
      ) : (
        <div
          className={isPlaceholderData ? 'grid gap-4 opacity-60' : 'grid gap-4'}
          aria-busy={!data || isPlaceholderData}
        >
          <Figures data={data} />
          {data ? (
            <>
              <RevenueCharts data={data} />
              <RevenueTables data={data} />
            </>
          ) : (
            <Skeleton className="h-120 w-full" />
          )}
        </div>
      )}
    </>
  )
}

function Figures({ data }: { data: Report | undefined }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  const { locale } = useUi()
  const total = data?.total
  const isLoading = !total
  const money = (amount: string | undefined, isSigned = false) =>
    amount && <Amount amount={amount} currency={data?.currency} signed={isSigned} />
  const share = total && percentOf(total.ggr, total.stakes)
  return (
    <KpiStrip
      items={[
        {
          id: 'stakes',
          label: t('dashboard.stakes'),
          value: money(total?.stakes),
          isLoading,
          note: total && t('reports.bets', { count: total.betCount, shown: count(total.betCount) }),
        },
        { id: 'payouts', label: t('dashboard.payouts'), value: money(total?.payouts), isLoading },
        {
          id: 'ggr',
          label: t('reports.ggr'),
          value: money(total?.ggr, true),
          isLoading,
          note: share !== undefined && t('reports.ofStakes', { percent: numberFormat(locale).format(share) }),
        },
        {
          id: 'given',
          label: t('reports.given'),
          value: money(total?.bonuses),
          isLoading,
          note: total && (
            <>
              {t('reports.rebates')} {money(total.rebates)}
            </>
          ),
        },
        { id: 'ngr', label: t('reports.ngr'), value: money(total?.ngr, true), isLoading, note: t('reports.ngrNote') },
      ]}
    />
  )
}

/** Every day, vendor and category as one row of the file. */
function fileOf({ days, vendors, categories, total }: Report): string[][] {
  const figures = ({
    betCount,
    stakes,
    payouts,
    ggr,
  }: Pick<Report['total'], 'betCount' | 'stakes' | 'payouts' | 'ggr'>) => [String(betCount), stakes, payouts, ggr]
  const net = ({ bonuses, rebates, ngr }: Report['total']) => [bonuses, rebates, ngr]
  return [
    ['by', 'name', 'bets', 'stakes', 'payouts', 'ggr', 'bonuses', 'rebates', 'ngr'],
    ...days.map((day) => ['day', day.day, ...figures(day), ...net(day)]),
    ...vendors.map((vendor) => ['vendor', vendor.name, ...figures(vendor), '', '', '']),
    ...categories.map((category) => ['category', category.gameType, ...figures(category), '', '', '']),
    ['total', '', ...figures(total), ...net(total)],
  ]
}
