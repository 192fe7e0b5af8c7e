import { dateFormat } from '@fairground/i18n'
import { BarChart, type ChartSeries, compactFormat, formatMoney, Skeleton, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { type DayRange, daysIn } from './site-days.ts'

interface DayChartProps<Row extends { day: string }> {
  label: string
  range: DayRange
  /** Days without anything are left out and drawn as zero. */
  rows: readonly Row[] | undefined
  series: readonly { name: string; color: ChartSeries['color']; isSigned?: boolean; amountOf: (row: Row) => string }[]
}

/** Sums by day as bars, or as a table. Keeps its size while the figures come. */
export function DayChart<Row extends { day: string }>({ label, range, rows, series }: DayChartProps<Row>) {
  const { i18n } = useTranslation()
  const { locale } = useUi()
  if (!rows) return <Skeleton className="h-66 w-full rounded-lg" />
  const days = daysIn(range) ?? rows.map(({ day }) => day)
  const ofDay = new Map(rows.map((row) => [row.day, row]))
  const name = dateFormat(i18n.language, {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  })
  const tick = compactFormat(i18n.language)
  return (
    <BarChart
      label={label}
      labels={days.map((day) => name.format(new Date(`${day}T00:00Z`)))}
      series={series.map(({ name: seriesName, color, isSigned, amountOf }) => ({
        id: seriesName,
        name: seriesName,
        color,
        isSigned,
        values: days.map((day) => {
          const row = ofDay.get(day)
          return row ? amountOf(row) : '0.00'
        }),
      }))}
      formatValue={(amount) => formatMoney(amount, { locale, currency: 'VND', decimals: 0 })}
      formatTick={(value) => tick.format(value)}
    />
  )
}
