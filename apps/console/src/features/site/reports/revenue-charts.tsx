import type { RevenueReport } from '@fairground/contract'
import { BarChart, formatMoney, LineChart, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { decimalsOf } from '../../../lib/decimal.ts'
import { useCategoryText } from '../../../lib/use-category-text.ts'
import { useFormats } from '../../../lib/use-formats.ts'

/** GGR and NGR day by day, and what each category brought. Each drawing has its figures as a table. */
export function RevenueCharts({ data: { days, categories, currency } }: { data: RevenueReport }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const formats = useFormats()
  const categoryText = useCategoryText()
  const shared = {
    formatValue: (amount: string) => formatMoney(amount, { locale, currency, decimals: decimalsOf(amount) }),
    formatTick: formats.compact,
  }
  const DayChart = days.length > 14 ? LineChart : BarChart
  return (
    <div className="grid gap-4 xl:grid-cols-[2fr_1fr]">
      <div className="min-w-0">
        <DayChart
          {...shared}
          label={t('reports.dayChart')}
          labels={days.map(({ day }) => formats.day(day))}
          series={[
            { id: 'ggr', name: t('reports.ggr'), color: 'lamp', values: days.map(({ ggr }) => ggr) },
            { id: 'ngr', name: t('reports.ngr'), color: 'fish', values: days.map(({ ngr }) => ngr) },
          ]}
        />
      </div>
      <div className="min-w-0">
        <BarChart
          {...shared}
          label={t('reports.categoryChart')}
          labels={categories.map(({ gameType }) => categoryText(gameType))}
          series={[
            {
              id: 'stakes',
              name: t('dashboard.stakes'),
              color: 'live',
              values: categories.map(({ stakes }) => stakes),
            },
            { id: 'ggr', name: t('reports.ggr'), color: 'lamp', values: categories.map(({ ggr }) => ggr) },
          ]}
        />
      </div>
    </div>
  )
}
