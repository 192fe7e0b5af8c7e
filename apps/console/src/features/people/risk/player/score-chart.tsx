import type { MemberRisk } from '@fairground/contract'
import { LineChart } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../lib/use-formats.ts'
import { Card } from './card.tsx'

/** The scores by day. */
export function ScoreChart({ scores }: { scores: MemberRisk['scores'] }) {
  const { t } = useTranslation()
  const formats = useFormats()
  if (scores.length === 0)
    return (
      <Card title={t('risk.scores')}>
        <p className="text-sm text-ink-2">{t('risk.noScores')}</p>
      </Card>
    )
  const seesLaundering = scores.some(({ laundering }) => laundering !== undefined)
  // One day alone is a line from itself to itself.
  const shown = scores.length === 1 ? [...scores, ...scores] : scores
  return (
    <LineChart
      label={t('risk.scores')}
      labels={shown.map(({ day }) => formats.day(day))}
      formatValue={(value) => formats.count(Number(value))}
      formatTick={(value) => formats.count(value)}
      heightPx={260}
      series={[
        {
          ...{ id: 'harm', name: t('risk.kind.harm'), color: 'lamp' as const },
          values: shown.map(({ harm }) => String(harm)),
        },
        ...(seesLaundering
          ? [
              {
                ...{ id: 'laundering', name: t('risk.kind.laundering'), color: 'live' as const },
                values: shown.map(({ laundering = 0 }) => String(laundering)),
              },
            ]
          : []),
      ]}
    />
  )
}
