import { type BalanceTransaction, BetId, recordFiles } from '@fairground/contract'
import { numberFormat } from '@fairground/money'
import { Button, Chip, type Column, Empty, KeysetMore, Kpi, Money, Table } from '@fairground/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { DayChart } from '../../components/records/day-chart.tsx'
import { RecordFilters } from '../../components/records/record-filters.tsx'
import { RecordHead } from '../../components/records/record-head.tsx'
import { useDays } from '../../components/records/use-days.ts'
import { query } from '../../lib/api.ts'
import { BetDialog } from './bet-dialog.tsx'

type Kind = BalanceTransaction['kind']

const pageSize = 100
const kinds: readonly Kind[] = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'rollback',
  'transfer',
  'bonus',
  'rebate',
  'cashback',
  'contract',
  'adjustment',
]

/** Every movement of the purse, newest first; a line of play leads to its round. */
export function AccountRecord() {
  const { t, i18n } = useTranslation()
  const days = useDays('last30')
  const [kind, setKind] = useState<Kind>()
  const [openId, setOpenId] = useState<string>()
  const filter = { ...days.span, type: kind }
  const records = useInfiniteQuery(
    query.wallet.transactions.infiniteOptions({
      input: (after: string | undefined) => ({ ...filter, pageSize, after }),
      initialPageParam: undefined,
      getNextPageParam: (last) => (last.kind === 'balance' ? last.next : undefined),
      placeholderData: keepPreviousData,
    }),
  )
  const pages = (records.data?.pages ?? []).filter((one) => one.kind === 'balance')
  const [first] = pages
  const clear = kind === undefined ? undefined : () => setKind(undefined)
  return (
    <div className="grid grid-cols-1 gap-4">
      <RecordHead title={t('member.transactionHistory')} file={{ path: recordFiles.account, query: filter }} />
      <RecordFilters days={days} onClear={clear}>
        <fieldset className="flex flex-wrap gap-2" aria-label={t('record.kind')}>
          <Chip pressed={kind === undefined} onClick={() => setKind(undefined)}>
            {t('record.kinds.all')}
          </Chip>
          {kinds.map((choice) => (
            <Chip key={choice} pressed={kind === choice} onClick={() => setKind(choice)}>
              {t(`record.kinds.${choice}`)}
            </Chip>
          ))}
        </fieldset>
      </RecordFilters>
      <div className="fit-grid">
        <Kpi
          className="max-sm:col-span-full"
          label={t('record.lines')}
          value={first && numberFormat(i18n.language).format(first.total)}
          isLoading={!first}
        />
        <Kpi
          label={t('record.received')}
          value={first && <Money amount={first.sums.received} currency="VND" decimals={0} />}
          isLoading={!first}
        />
        <Kpi
          label={t('record.spent')}
          value={first && <Money amount={first.sums.spent} currency="VND" decimals={0} />}
          isLoading={!first}
        />
      </div>
      <DayChart
        label={t('record.chart')}
        range={days.range}
        rows={first?.days}
        series={[
          { name: t('record.received'), color: 'up', amountOf: ({ received }) => received },
          { name: t('record.spent'), color: 'down', amountOf: ({ spent }) => spent },
        ]}
      />
      <Table
        label={t('member.transactionHistory')}
        rows={pages.flatMap(({ list }) => list)}
        rowKey={(row) => row.id}
        state={records.isError ? 'error' : records.isPending || records.isPlaceholderData ? 'loading' : 'ready'}
        onRetry={() => void records.refetch()}
        errorText={t('wallet.safe')}
        isFiltered={kind !== undefined}
        onClearFilters={clear}
        empty={<Empty icon="icon-[ph--receipt-duotone]" title={t('record.none')} />}
        columns={columnsOf(t, setOpenId)}
        footer={
          <KeysetMore
            hasMore={records.hasNextPage}
            isLoading={records.isFetchingNextPage}
            onMore={() => void records.fetchNextPage()}
          />
        }
      />
      <BetDialog betId={openId} onClose={() => setOpenId(undefined)} />
    </div>
  )
}

const isOfPlay = ({ kind, reference }: BalanceTransaction) =>
  (kind === 'bet' || kind === 'win' || kind === 'rollback') && BetId.safeParse(reference).success

const columnsOf = (t: TFunction, onOpen: (betId: string) => void): Column<BalanceTransaction>[] => [
  { id: 'at', card: 'meta', head: t('record.at'), cell: (row) => <DateTime at={row.createdAt} /> },
  {
    id: 'kind',
    isRowHead: true,
    card: 'title',
    head: t('record.kind'),
    cell: (row) => t(`record.kinds.${row.kind}`),
  },
  {
    id: 'reference',
    card: 'foot',
    head: t('record.reference'),
    cell: (row) => {
      const id = <bdi className="font-mono text-xs">{row.reference?.slice(-12)}</bdi>
      if (!isOfPlay(row)) return <span className="text-ink-3">{id}</span>
      return (
        <Button
          variant="quiet"
          size="sm"
          className="max-md:-ms-2.5"
          aria-label={t('bet.showRound', { id: row.reference })}
          onClick={() => row.reference && onOpen(row.reference)}
        >
          {id}
        </Button>
      )
    },
  },
  {
    id: 'amount',
    align: 'end',
    card: 'end',
    head: t('record.amount'),
    cell: (row) => <Money amount={row.amount} currency="VND" signed decimals={2} />,
  },
  {
    id: 'balance',
    align: 'end',
    card: 'metaEnd',
    head: t('record.balance'),
    isNamed: true,
    cell: (row) => <Money amount={row.balance} currency="VND" decimals={2} />,
  },
]
