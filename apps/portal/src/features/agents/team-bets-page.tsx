import { agentFiles, type Bet, type BetStatus } from '@fairground/contract'
import { type Column, Empty, KeysetMore, Kpi, Money, Table } from '@fairground/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { betColumns } from '../../components/records/bet-columns.tsx'
import { BetStatus as BetStatusChip } from '../../components/records/bet-status.tsx'
import { BetStatusSelect } from '../../components/records/bet-status-select.tsx'
import { DayChart } from '../../components/records/day-chart.tsx'
import { RecordFilters } from '../../components/records/record-filters.tsx'
import { RecordHead } from '../../components/records/record-head.tsx'
import { toneOf } from '../../components/records/tone-of.ts'
import { useDays } from '../../components/records/use-days.ts'
import { query } from '../../lib/api.ts'
import { listState } from '../../lib/list-state.ts'
import { AccountBox } from './account-box.tsx'
import { isStranger } from './is-stranger.ts'

const pageSize = 100
type TeamBet = Bet & { account: string }

/** The bets of everybody below the agent, the open ones first. */
export function TeamBetsPage() {
  const { t } = useTranslation()
  const days = useDays()
  const [status, setStatus] = useState<BetStatus>()
  const [account, setAccount] = useState<string>()
  const filter = { ...days.span, status, account }
  const bets = useInfiniteQuery(
    query.agents.teamBets.infiniteOptions({
      input: (after: string | undefined) => ({ ...filter, pageSize, after }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
    }),
  )
  const isWrong = isStranger(bets.error)
  const first = isWrong ? undefined : bets.data?.pages[0]
  const isFiltered = status !== undefined || account !== undefined
  const clear = () => {
    setStatus(undefined)
    setAccount(undefined)
  }
  const money = (amount: string | undefined, isSigned = false) =>
    amount === undefined ? '–' : <Money amount={amount} currency="VND" decimals={0} signed={isSigned} />
  const accountColumn: Column<TeamBet> = {
    id: 'account',
    head: t('agents:account'),
    card: 'foot',
    cell: (bet) => (
      <span className="flex items-center justify-between gap-3">
        <bdi className="font-semibold">{bet.account}</bdi>
        <span className="md:hidden">
          <BetStatusChip status={bet.status} />
        </span>
      </span>
    ),
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <RecordHead title={t('agents:page.teamBetting')} file={{ path: agentFiles.teamBets, query: filter }} />
      <RecordFilters days={days} onClear={isFiltered ? clear : undefined}>
        <AccountBox key={account ?? ''} account={account} onAccount={setAccount} isWrong={isWrong} />
        <BetStatusSelect status={status} onStatus={setStatus} />
      </RecordFilters>
      <div className="fit-grid">
        <Kpi label={t('agents:bets')} value={first?.total ?? '–'} isLoading={bets.isPending} />
        <Kpi label={t('bet.valid')} value={money(first?.sums.validBet)} isLoading={bets.isPending} />
        <Kpi label={t('bet.win')} value={money(first?.sums.winAmount)} isLoading={bets.isPending} />
        <Kpi
          label={t('agents:teamProfit')}
          value={money(first?.sums.profit, true)}
          valueTone={toneOf(first?.sums.profit)}
          isLoading={bets.isPending}
        />
      </div>
      <DayChart
        label={t('bet.chart')}
        range={days.range}
        rows={isWrong ? [] : first?.days}
        series={[
          { name: t('bet.valid'), color: 'esports', amountOf: ({ validBet }) => validBet },
          { name: t('bet.win'), color: 'lamp', amountOf: ({ winAmount }) => winAmount },
        ]}
      />
      <Table
        label={t('agents:page.teamBetting')}
        rows={isWrong ? [] : (bets.data?.pages.flatMap(({ list }) => list) ?? [])}
        rowKey={({ betId }) => betId}
        state={isWrong ? 'ready' : listState(bets)}
        onRetry={() => void bets.refetch()}
        errorText={t('wallet.safe')}
        isFiltered={isFiltered}
        onClearFilters={clear}
        empty={<Empty icon="icon-[ph--ticket-duotone]" title={t('agents:noBets')} />}
        columns={[accountColumn, ...betColumns(t)]}
        footer={
          <KeysetMore
            hasMore={bets.hasNextPage}
            isLoading={bets.isFetchingNextPage}
            onMore={() => void bets.fetchNextPage()}
          />
        }
      />
    </div>
  )
}
