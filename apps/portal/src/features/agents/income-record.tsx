import type { ContractIncome, ContractKind } from '@fairground/contract'
import { contractKinds } from '@fairground/contract'
import { numberFormat } from '@fairground/money'
import { type Column, Empty, Money, Pager, Select, Table } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { DayChart } from '../../components/records/day-chart.tsx'
import { IncomeFigures, incomeColumns } from '../../components/records/income-parts.tsx'
import { RecordFilters } from '../../components/records/record-filters.tsx'
import { useDays } from '../../components/records/use-days.ts'
import { query } from '../../lib/api.ts'
import { listState } from '../../lib/list-state.ts'
import { PointsLine } from './points-line.tsx'

const pageSize = 20
const any = 'any'

/** What the agent earned by contracts of every kind, period by period. */
export function IncomeRecord({ onPoints }: { onPoints: () => void }) {
  const { t, i18n } = useTranslation()
  const days = useDays('last30')
  const [kind, setKind] = useState<ContractKind>()
  const [page, setPage] = useState(1)
  const input = { ...days.span, kind, pageNo: page, pageSize }
  const report = useQuery({ ...query.agents.incomeReport.queryOptions({ input }), placeholderData: keepPreviousData })
  const { data } = report
  const choose = (next: ContractKind | undefined) => {
    setKind(next)
    setPage(1)
  }
  const clear = kind === undefined ? undefined : () => choose(undefined)
  const percent = numberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <>
      <RecordFilters days={days} onClear={clear}>
        <Select
          className="md:w-48"
          label={t('agents:income')}
          value={kind ?? any}
          onValueChange={(next) => choose(next === any ? undefined : next)}
          options={[
            { value: any, label: t('agents:anyIncome') },
            ...contractKinds.map((value) => ({ value, label: t(`contracts:page.${value}`) })),
          ]}
        />
      </RecordFilters>
      <IncomeFigures sums={data?.sums} />
      <PointsLine span={days.span} onOpen={onPoints} />
      <DayChart
        label={t('agents:incomeChart')}
        range={days.range}
        rows={data?.days}
        series={[{ name: t('agents:page.incomeReport'), color: 'fish', amountOf: ({ amount }) => amount }]}
      />
      <Table
        label={t('agents:page.incomeReport')}
        rows={data?.list ?? []}
        rowKey={({ incomeId }) => incomeId}
        state={listState(report)}
        onRetry={() => void report.refetch()}
        errorText={t('wallet.safe')}
        isFiltered={clear !== undefined}
        onClearFilters={clear}
        empty={
          <Empty
            icon="icon-[ph--coins-duotone]"
            title={t('contracts:record.none')}
            text={t('contracts:record.earned')}
          />
        }
        columns={columnsOf(t, (rate) => percent.format(rate))}
        footer={
          data &&
          data.total > pageSize && (
            <Pager page={page} pageSize={pageSize} totalCount={data.total} onPageChange={setPage} />
          )
        }
      />
    </>
  )
}

const columnsOf = (t: TFunction, percent: (rate: number) => string): Column<ContractIncome>[] => [
  {
    id: 'kind',
    isRowHead: true,
    card: 'title',
    head: t('agents:income'),
    cell: ({ kind }) => t(`contracts:page.${kind}`),
  },
  {
    id: 'period',
    card: 'meta',
    head: t('contracts:record.period'),
    cell: ({ periodFrom }) => <DateTime at={periodFrom} />,
  },
  { id: 'with', head: t('agents:from'), cell: ({ account }) => <bdi>{account}</bdi> },
  {
    id: 'base',
    align: 'end',
    head: t('contracts:sum.base'),
    cell: ({ base }) => <Money amount={base} currency="VND" decimals={0} />,
  },
  ...incomeColumns(t, percent, t('agents:status')),
]
