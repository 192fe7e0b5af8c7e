import type { ReturnFigures } from '@fairground/contract'
import { LineChart } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../lib/use-formats.ts'
import { usePercent } from './use-percent.ts'

type Day = ReturnFigures & { day: string }
/** A day with a band. */
type JudgedDay = Day & { low: number; high: number }

const isJudged = (day: Day): day is JudgedDay => day.low !== null && day.high !== null

/** What a game returned day by day, with the certified return and the band around it. */
export function ReturnChart({ days }: { days: readonly Day[] }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const percent = usePercent()
  // The band of a few rounds is so wide that nothing else could be seen beside it.
  const judged = days.filter(isJudged).filter(({ state }) => state !== 'few')
  const shown = judged.length > 0 ? judged : days
  const textOf = (share: number) => (share * 100).toFixed(2)
  return (
    <LineChart
      label={t('lobby:return.chart')}
      labels={shown.map(({ day }) => formats.day(day))}
      formatValue={(value) => percent(Number(value) / 100)}
      formatTick={(value) => `${formats.count(value)}%`}
      series={[
        {
          ...{ id: 'actual', name: t('lobby:return.actual'), color: 'lamp' as const },
          values: shown.map(({ actual }) => textOf(actual)),
        },
        ...(shown.every(({ certifiedMax }) => certifiedMax !== null)
          ? [
              {
                ...{ id: 'certified', name: t('lobby:return.certified'), color: 'up' as const },
                values: shown.map(({ certifiedMax }) => textOf(certifiedMax ?? 0)),
              },
            ]
          : []),
        ...(judged.length === 0
          ? []
          : [
              {
                ...{ id: 'low', name: t('lobby:return.low'), color: 'fish' as const },
                values: judged.map(({ low }) => textOf(low)),
              },
              {
                ...{ id: 'high', name: t('lobby:return.high'), color: 'live' as const },
                values: judged.map(({ high }) => textOf(high)),
              },
            ]),
      ]}
    />
  )
}
