import { BarChart, type ChartSeries, formatMoney, LineChart, Skeleton, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { decimalsOf } from '../../../lib/decimal.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import type { DashboardData } from './dashboard-data.ts'

/** The last 14 days: what was played for, what came in and went out. Each drawing has its figures as a table. */
export function DashboardCharts({ data: { days, currency } }: { data: DashboardData }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const formats = useFormats()
  const shared = {
    labels: days.map(({ day }) => formats.day(day)),
    formatValue: (amount: string) => formatMoney(amount, { locale, currency, decimals: decimalsOf(amount) }),
    formatTick: formats.compact,
  }
  const series = (id: 'stakes' | 'payouts' | 'deposits' | 'withdrawals', color: ChartSeries['color']): ChartSeries => ({
    id,
    color,
    name: t(`dashboard.${id}`),
    values: days.map((day) => day[id]),
  })
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <div id="play" className="min-w-0 scroll-mt-12">
        <LineChart
          {...shared}
          label={t('dashboard.playChart')}
          series={[series('stakes', 'lamp'), series('payouts', 'fish')]}
        />
      </div>
      <div className="min-w-0">
        <BarChart
          {...shared}
          heightPx={220}
          label={t('dashboard.cashChart')}
          series={[series('deposits', 'up'), series('withdrawals', 'down')]}
        />
      </div>
    </div>
  )
}

export function DashboardChartsSkeleton() {
  return (
    <div className="grid gap-4 xl:grid-cols-2" aria-hidden="true">
      {['play', 'cash'].map((id) => (
        <div key={id} className="card p-5">
          <Skeleton className="mb-4 h-5 w-1/2" />
          <Skeleton className="h-50 w-full" />
        </div>
      ))}
    </div>
  )
}
