import { agentFiles } from '@fairground/contract'
import { Empty, KeysetMore, Kpi, Money, Table } from '@fairground/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayChart } from '../../components/records/day-chart.tsx'
import { RecordFilters } from '../../components/records/record-filters.tsx'
import { RecordHead } from '../../components/records/record-head.tsx'
import { useDays } from '../../components/records/use-days.ts'
import { query } from '../../lib/api.ts'
import { listState } from '../../lib/list-state.ts'
import { AccountBox } from './account-box.tsx'
import { isStranger } from './is-stranger.ts'
import { moneyColumns } from './money-columns.tsx'
import { type MoneyKind, MoneyKinds } from './money-kinds.tsx'

const pageSize = 100

/** What went in and out of the purses of everybody below the agent, newest first. */
export function TeamMoneyPage() {
  const { t } = useTranslation()
  const days = useDays()
  const [type, setType] = useState<MoneyKind>()
  const [account, setAccount] = useState<string>()
  const filter = { ...days.span, type, account }
  const lines = useInfiniteQuery(
    query.agents.teamTransactions.infiniteOptions({
      input: (after: string | undefined) => ({ ...filter, pageSize, after }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
    }),
  )
  const isWrong = isStranger(lines.error)
  const first = isWrong ? undefined : lines.data?.pages[0]
  const isFiltered = type !== undefined || account !== undefined
  const clear = () => {
    setType(undefined)
    setAccount(undefined)
  }
  const money = (amount: string | undefined) =>
    amount === undefined ? '–' : <Money amount={amount} currency="VND" decimals={0} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <RecordHead
        title={t('agents:page.teamTransactions')}
        file={{ path: agentFiles.teamTransactions, query: filter }}
      />
      <RecordFilters days={days} onClear={isFiltered ? clear : undefined}>
        <AccountBox key={account ?? ''} account={account} onAccount={setAccount} isWrong={isWrong} />
        <MoneyKinds value={type} onValueChange={setType} />
      </RecordFilters>
      <div className="fit-grid">
        <Kpi
          className="max-sm:col-span-full"
          label={t('record.lines')}
          value={first?.total ?? '–'}
          isLoading={lines.isPending}
        />
        <Kpi label={t('record.received')} value={money(first?.sums.received)} isLoading={lines.isPending} />
        <Kpi label={t('record.spent')} value={money(first?.sums.spent)} isLoading={lines.isPending} />
      </div>
      <DayChart
        label={t('record.chart')}
        range={days.range}
        rows={isWrong ? [] : first?.days}
        series={[
          { name: t('record.received'), color: 'up', amountOf: ({ received }) => received },
          { name: t('record.spent'), color: 'down', amountOf: ({ spent }) => spent },
        ]}
      />
      <Table
        label={t('agents:page.teamTransactions')}
        rows={isWrong ? [] : (lines.data?.pages.flatMap(({ list }) => list) ?? [])}
        rowKey={({ id }) => id}
        state={isWrong ? 'ready' : listState(lines)}
        onRetry={() => void lines.refetch()}
        errorText={t('wallet.safe')}
        isFiltered={isFiltered}
        onClearFilters={clear}
        empty={<Empty icon="icon-[ph--arrows-left-right-duotone]" title={t('record.none')} />}
        columns={moneyColumns(t)}
        footer={
          <KeysetMore
            hasMore={lines.hasNextPage}
            isLoading={lines.isFetchingNextPage}
            onMore={() => void lines.fetchNextPage()}
          />
        }
      />
    </div>
  )
}
