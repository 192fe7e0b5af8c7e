import { refusalText } from '@fairground/client'
import type { RewardKind, RewardSimulation, VipProgram } from '@fairground/contract'
import { BarChart, ErrorState, formatMoney, KpiStrip, Seg, Skeleton, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { useCurrency } from '../../../lib/currency.ts'
import { decimalsOf } from '../../../lib/decimal.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { SimulationTables } from './simulation-tables.tsx'
import type { useSimulation } from './use-rules.ts'

interface SimulationPanelProps {
  kind: RewardKind
  days: 7 | 30
  onDays: (days: 7 | 30) => void
  simulation: ReturnType<typeof useSimulation>
  levels: VipProgram['levels']
}

/** What the draft would have paid on the days before, beside the rule in force and what the house took. */
export function SimulationPanel({ kind, days, onDays, simulation, levels }: SimulationPanelProps) {
  const { t } = useTranslation()
  const { data, error, isPlaceholderData, refetch } = simulation
  return (
    <section className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-bold">{t('rules.simulation')}</h2>
        <Seg
          label={t('rules.span')}
          options={[
            { value: '7', label: t('rules.days', { count: 7 }) },
            { value: '30', label: t('rules.days', { count: 30 }) },
          ]}
          value={String(days)}
          onValueChange={(value) => onDays(value === '7' ? 7 : 30)}
        />
      </div>
      {error && !data ? (
        <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
      ) : data ? (
        <div className={isPlaceholderData ? 'grid gap-4 opacity-60' : 'grid gap-4'} aria-busy={isPlaceholderData}>
          <Figures data={data} />
          <Chart kind={kind} data={data} />
          <SimulationTables data={data} levels={levels} />
        </div>
      ) : (
        <Skeleton className="h-120 w-full rounded-lg" />
      )}
    </section>
  )
}

function Figures({ data: { total, memberCount } }: { data: RewardSimulation }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  return (
    <KpiStrip
      items={[
        { id: 'valid', label: t('rules.validBet'), value: <Amount amount={total.validBet} /> },
        { id: 'ggr', label: t('reports.ggr'), value: <Amount amount={total.ggr} signed /> },
        { id: 'current', label: t('rules.current'), value: <Amount amount={total.current} /> },
        {
          id: 'draft',
          label: t('rules.draft'),
          value: <Amount amount={total.draft} />,
          note: t('rules.members', { count: memberCount, shown: count(memberCount) }),
        },
      ]}
    />
  )
}

function Chart({ kind, data: { days } }: { kind: RewardKind; data: RewardSimulation }) {
  const { t } = useTranslation()
  const currency = useCurrency()
  const { locale } = useUi()
  const formats = useFormats()
  return (
    <BarChart
      label={t(`rules.chart.${kind}`)}
      labels={days.map(({ day }) => formats.day(day))}
      formatValue={(amount) => formatMoney(amount, { locale, currency, decimals: decimalsOf(amount) })}
      formatTick={formats.compact}
      series={[
        { id: 'ggr', name: t('reports.ggr'), color: 'lamp', values: days.map(({ ggr }) => ggr) },
        { id: 'current', name: t('rules.current'), color: 'live', values: days.map(({ current }) => current) },
        { id: 'draft', name: t('rules.draft'), color: 'fish', values: days.map(({ draft }) => draft) },
      ]}
    />
  )
}
