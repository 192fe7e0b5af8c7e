import { refusalText } from '@fairground/client'
import type { ProtectionReport as Report } from '@fairground/contract'
import { type Column, Empty, ErrorState, KpiStrip, StatusChip, Table } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { CsvButton } from '../../../components/csv-button.tsx'
import { DayRangePicker } from '../../../components/day-range-picker.tsx'
import type { DayRange } from '../../../lib/day-presets.ts'
import { listState } from '../../../lib/list-state.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { useProtectionReport } from './use-reports.ts'

type ProtectionReportProps = { range: DayRange; onRange: (range: DayRange | undefined) => void }
type Day = Report['days'][number]
type OpenVendor = Report['openNow'][number]

const counts = ['lowered', 'raised', 'breaks', 'exclusions', 'reopened'] as const

/** Limits, breaks and exclusions by day, and what stood in rounds that had not ended; a day without any says so. */
export function ProtectionReport({ range, onRange }: ProtectionReportProps) {
  const { t } = useTranslation()
  const found = useProtectionReport(range)
  const { data, error, refetch, isPlaceholderData } = found
  const dayColumns = useDayColumns(data)
  const vendorColumns = useVendorColumns()
  if (error && !data)
    return <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
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
            name={`protection-${range.from}-${range.to}`}
            disabled={!data}
            rows={() => (data ? fileOf(data) : [])}
          />
        </span>
      </div>
      <div
        className={isPlaceholderData ? 'grid gap-4 opacity-60' : 'grid gap-4'}
        aria-busy={!data || isPlaceholderData}
      >
        <Standing data={data} />
        <section className="min-w-0">
          <h2 className="mb-2 font-bold">{t('reports.openNow')}</h2>
          <Table<OpenVendor>
            dense
            label={t('reports.openNow')}
            rows={data?.openNow ?? []}
            rowKey={({ vendorId }) => vendorId}
            columns={vendorColumns}
            state={listState(found)}
            empty={<Empty icon="icon-[ph--hourglass-duotone]" title={t('reports.noneOpen')} />}
          />
        </section>
        <section className="min-w-0">
          <h2 className="mb-2 font-bold">{t('reports.byDay')}</h2>
          <Table<Day>
            dense
            label={t('reports.byDay')}
            rows={data ? [...data.days].reverse() : []}
            rowKey={({ day }) => day}
            columns={dayColumns}
            state={listState(found)}
          />
        </section>
      </div>
    </>
  )
}

function Standing({ data }: { data: Report | undefined }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  const now = data?.now
  return (
    <KpiStrip
      items={(['limited', 'onBreak', 'excluded'] as const).map((id) => ({
        ...{ id, label: t(`reports.now.${id}`), isLoading: !now },
        value: now && <bdi>{count(now[id])}</bdi>,
      }))}
    />
  )
}

function useDayColumns(data: Report | undefined): Column<Day>[] {
  const { t } = useTranslation()
  const { count, day: dayText } = useFormats()
  return [
    {
      id: 'day',
      head: t('reports.day'),
      isRowHead: true,
      card: 'title',
      cell: ({ day, isQuiet }) => (
        <span className="flex flex-wrap items-center gap-2">
          {dayText(day)}
          {isQuiet && <StatusChip size="sm">{t('reports.quiet')}</StatusChip>}
        </span>
      ),
      foot: t('reports.total'),
    },
    ...counts.map(
      (id): Column<Day> => ({
        ...{ id, head: t(`reports.count.${id}`), align: 'end' },
        cell: (row) => <bdi>{count(row[id])}</bdi>,
        foot: <bdi>{data && count(data.total[id])}</bdi>,
      }),
    ),
    {
      id: 'rounds',
      head: t('reports.openRounds'),
      align: 'end',
      cell: ({ open }) => (open ? <bdi>{count(open.rounds)}</bdi> : '–'),
    },
    {
      id: 'funds',
      head: t('reports.openFunds'),
      align: 'end',
      card: 'end',
      cell: ({ open }) => (open ? <Amount amount={open.funds} className="font-bold" /> : '–'),
    },
  ]
}

function useVendorColumns(): Column<OpenVendor>[] {
  const { t } = useTranslation()
  const { count } = useFormats()
  return [
    { id: 'name', head: t('reports.vendor'), isRowHead: true, card: 'title', cell: ({ name }) => <bdi>{name}</bdi> },
    { id: 'rounds', head: t('reports.openRounds'), align: 'end', cell: ({ rounds }) => <bdi>{count(rounds)}</bdi> },
    {
      ...{ id: 'funds', head: t('reports.openFunds'), align: 'end', card: 'end' },
      cell: ({ funds }) => <Amount amount={funds} className="font-bold" />,
    },
  ]
}

/** Every day as one row of the file; a day without anything is a row of zeros. */
function fileOf({ days, total }: Report): string[][] {
  const figures = (row: Report['total']) => counts.map((id) => String(row[id]))
  return [
    ['day', ...counts, 'openRounds', 'openFunds', 'activity'],
    ...days.map((day) => [
      day.day,
      ...figures(day),
      day.open ? String(day.open.rounds) : '',
      day.open?.funds ?? '',
      day.isQuiet ? 'none' : 'yes',
    ]),
    ['total', ...figures(total), '', '', ''],
  ]
}
