import { type BetStatus, recordFiles } from '@fairground/contract'
import { numberFormat } from '@fairground/money'
import { Empty, KeysetMore, Kpi, Money, Select, Table } from '@fairground/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { betColumns, roundColumn } from '../../components/records/bet-columns.tsx'
import { BetStatusSelect } from '../../components/records/bet-status-select.tsx'
import { DayChart } from '../../components/records/day-chart.tsx'
import { RecordFilters } from '../../components/records/record-filters.tsx'
import { RecordHead } from '../../components/records/record-head.tsx'
import { toneOf } from '../../components/records/tone-of.ts'
import { useDays } from '../../components/records/use-days.ts'
import { query } from '../../lib/api.ts'
import { BetDialog } from './bet-dialog.tsx'

const pageSize = 100
const gameTypes = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT', 'COCKFIGHT'] as const
const any = 'any'

/** Every bet of the member, the open ones first, each with the round that explains it. */
export function BetRecord() {
  const { t, i18n } = useTranslation()
  const days = useDays()
  const [status, setStatus] = useState<BetStatus>()
  const [gameType, setGameType] = useState<(typeof gameTypes)[number]>()
  const [openId, setOpenId] = useState<string>()
  const filter = { ...days.span, status, gameType }
  const bets = useInfiniteQuery(
    query.records.bets.infiniteOptions({
      input: (after: string | undefined) => ({ ...filter, pageSize, after }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
    }),
  )
  const first = bets.data?.pages[0]
  const sums = first?.sums
  const count = numberFormat(i18n.language)
  const isFiltered = status !== undefined || gameType !== undefined
  const clear = () => {
    setStatus(undefined)
    setGameType(undefined)
  }
  const money = (amount: string | undefined, isSigned = false) =>
    amount && <Money amount={amount} currency="VND" decimals={0} signed={isSigned} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <RecordHead title={t('member.personalHistoryCopy')} file={{ path: recordFiles.bets, query: filter }} />
      <RecordFilters days={days} onClear={isFiltered ? clear : undefined}>
        <Select
          className="md:w-44"
          label={t('bet.gameType')}
          value={gameType ?? any}
          onValueChange={(value) => setGameType(value === any ? undefined : value)}
          options={[
            { value: any, label: t('bet.anyType') },
            ...gameTypes.map((value) => ({ value, label: t(`bet.types.${value}`) })),
          ]}
        />
        <BetStatusSelect status={status} onStatus={setStatus} />
      </RecordFilters>
      <div className="fit-grid">
        <Kpi
          label={t('bet.count')}
          value={sums && count.format(sums.count)}
          note={sums && t('bet.openCount', { count: sums.openCount })}
          isLoading={!sums}
        />
        <Kpi label={t('bet.valid')} value={money(sums?.validBet)} note={t('bet.validNote')} isLoading={!sums} />
        <Kpi label={t('bet.win')} value={money(sums?.winAmount)} note={t('bet.winNote')} isLoading={!sums} />
        <Kpi
          label={t('bet.profit')}
          value={money(sums?.profit, true)}
          valueTone={toneOf(sums?.profit)}
          note={t('bet.profitNote')}
          isLoading={!sums}
        />
      </div>
      <DayChart
        label={t('bet.chart')}
        range={days.range}
        rows={first?.days}
        series={[
          { name: t('bet.valid'), color: 'esports', amountOf: ({ validBet }) => validBet },
          { name: t('bet.win'), color: 'lamp', amountOf: ({ winAmount }) => winAmount },
        ]}
      />
      <Table
        label={t('member.personalHistoryCopy')}
        rows={bets.data?.pages.flatMap(({ list }) => list) ?? []}
        rowKey={({ betId }) => betId}
        state={bets.isError ? 'error' : bets.isPending || bets.isPlaceholderData ? 'loading' : 'ready'}
        onRetry={() => void bets.refetch()}
        errorText={t('wallet.safe')}
        isFiltered={isFiltered}
        onClearFilters={clear}
        empty={<Empty icon="icon-[ph--ticket-duotone]" title={t('bet.none')} text={t('bet.noneText')} />}
        columns={[...betColumns(t), roundColumn(t, ({ betId }) => setOpenId(betId))]}
        footer={
          <KeysetMore
            hasMore={bets.hasNextPage}
            isLoading={bets.isFetchingNextPage}
            onMore={() => void bets.fetchNextPage()}
          />
        }
      />
      <BetDialog betId={openId} onClose={() => setOpenId(undefined)} />
    </div>
  )
}
