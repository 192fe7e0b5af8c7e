import type { ContractIncome, ContractKind } from '@fairground/contract'
import { Button, type Column, Empty, Icon, Money, Pager, SearchInput, Seg, Table, Tabs } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { DayChart } from '../../components/records/day-chart.tsx'
import { IncomeFigures, incomeColumns } from '../../components/records/income-parts.tsx'
import { RecordFilters } from '../../components/records/record-filters.tsx'
import { useDays } from '../../components/records/use-days.ts'
import { usePercent } from '../../lib/use-percent.ts'
import { recordCalls } from './contract-calls.ts'
import { ContractList } from './contract-list.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { useSettled } from './use-settled.ts'

const pageSize = 20
type Side = 'earned' | 'given'

export const DividendPage = () => <IncomePage kind="dividend" />
export const DailyWagesPage = () => <IncomePage kind="daily" />
export const HourlySalaryPage = () => <IncomePage kind="hourly" />
export const RealTimeSalaryPage = () => <IncomePage kind="realtime" />

/** What contracts of a kind earned and gave, and the contracts themselves. */
function IncomePage({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<'record' | 'contracts'>('record')
  const [isOffering, setOffering] = useState(false)
  const offer = () => setOffering(true)
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 className="font-poster text-3xl">{t(`contracts:page.${kind}`)}</h1>
        <Button variant="lamp" onClick={offer} start={<Icon name="icon-[ph--handshake-duotone]" />}>
          {t('contracts:offer.open')}
        </Button>
      </div>
      <Tabs
        label={t(`contracts:page.${kind}`)}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'record', label: t('contracts:tab.record') },
          { value: 'contracts', label: t('contracts:tab.contracts') },
        ]}
      />
      {tab === 'record' ? <IncomeRecord kind={kind} /> : <ContractList kind={kind} onOffer={offer} />}
      <OfferDialog kind={kind} open={isOffering} onClose={() => setOffering(false)} />
    </div>
  )
}

function IncomeRecord({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation()
  const percent = usePercent()
  const days = useDays('last30')
  const [side, setSide] = useState<Side>('earned')
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const account = useSettled(text.trim()) || undefined
  const input = { ...days.span, side, account, pageNo: page, pageSize }
  const record = useQuery({ ...recordCalls[kind].queryOptions({ input }), placeholderData: keepPreviousData })
  const { data } = record
  const clear = text === '' ? undefined : () => setText('')
  return (
    <>
      <RecordFilters days={days} onClear={clear}>
        <Seg
          label={t('contracts:side.label')}
          value={side}
          onValueChange={(next) => {
            setSide(next)
            setPage(1)
          }}
          options={(['earned', 'given'] as const).map((value) => ({ value, label: t(`contracts:side.${value}`) }))}
        />
        <SearchInput
          size="md"
          className="min-w-0 max-md:w-full md:w-52"
          label={t('agents:search')}
          maxLength={64}
          value={text}
          onValueChange={(next) => {
            setText(next)
            setPage(1)
          }}
        />
      </RecordFilters>
      <IncomeFigures sums={data?.sums} />
      <DayChart
        label={t('contracts:chart')}
        range={days.range}
        rows={data?.days}
        series={[{ name: t(`contracts:side.${side}`), color: 'fish', amountOf: ({ amount }) => amount }]}
      />
      <Table<ContractIncome>
        label={t(`contracts:page.${kind}`)}
        rows={data?.list ?? []}
        rowKey={({ incomeId }) => incomeId}
        state={record.isError ? 'error' : record.isPending || record.isPlaceholderData ? 'loading' : 'ready'}
        onRetry={() => void record.refetch()}
        errorText={t('wallet.safe')}
        isFiltered={clear !== undefined}
        onClearFilters={clear}
        empty={
          <Empty
            icon="icon-[ph--hand-coins-duotone]"
            title={t('contracts:record.none')}
            text={t(`contracts:record.${side}`)}
          />
        }
        columns={columnsOf(t, percent)}
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
    id: 'period',
    isRowHead: true,
    card: 'title',
    head: t('contracts:record.period'),
    cell: (row) => <DateTime at={row.periodFrom} />,
  },
  { id: 'with', card: 'meta', head: t('contracts:list.with'), cell: ({ account }) => <bdi>{account}</bdi> },
  { id: 'active', align: 'end', head: t('contracts:record.active'), cell: ({ activeMembers }) => activeMembers },
  {
    id: 'valid',
    align: 'end',
    head: t('contracts:record.validBet'),
    cell: (row) => <Money amount={row.validBet} currency="VND" decimals={0} />,
  },
  {
    id: 'loss',
    align: 'end',
    head: t('contracts:record.teamLoss'),
    cell: (row) => <Money amount={row.teamLoss} currency="VND" decimals={0} />,
  },
  ...incomeColumns(t, percent, t('contracts:list.state')),
]
