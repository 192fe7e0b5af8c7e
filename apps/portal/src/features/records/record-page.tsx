import type { BalanceTransaction } from '@fairground/contract'
import { Chip, Empty, Money, Pager, Table } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { query } from '../../lib/api.ts'
import { type Period, periods, rangeOf } from './period.ts'

type Kind = BalanceTransaction['kind']

const pageSize = 20
const kinds: readonly Kind[] = ['deposit', 'withdrawal', 'bet', 'win', 'rollback', 'adjustment']

/** Every movement of the purse, newest first. */
export function RecordPage() {
  const { t } = useTranslation()
  const [kind, setKind] = useState<Kind>()
  const [period, setPeriod] = useState<Period>('all')
  const [page, setPage] = useState(1)
  const [openedAt] = useState(() => new Date())
  const input = { type: kind, ...rangeOf(period, openedAt), pageNo: page, pageSize }
  const records = useQuery({ ...query.wallet.transactions.queryOptions({ input }), placeholderData: keepPreviousData })
  const filter = (change: () => void) => {
    change()
    setPage(1)
  }
  const clear = () =>
    filter(() => {
      setKind(undefined)
      setPeriod('all')
    })
  return (
    <div className="grid gap-4">
      <h1 className="font-poster text-3xl">{t('member.transactionHistory')}</h1>
      <fieldset className="flex flex-wrap gap-2" aria-label={t('record.period')}>
        {periods.map((choice) => (
          <Chip key={choice} pressed={period === choice} onClick={() => filter(() => setPeriod(choice))}>
            {t(`record.periods.${choice}`)}
          </Chip>
        ))}
      </fieldset>
      <fieldset className="flex flex-wrap gap-2" aria-label={t('record.kind')}>
        <Chip pressed={kind === undefined} onClick={() => filter(() => setKind(undefined))}>
          {t('record.kinds.all')}
        </Chip>
        {kinds.map((choice) => (
          <Chip key={choice} pressed={kind === choice} onClick={() => filter(() => setKind(choice))}>
            {t(`record.kinds.${choice}`)}
          </Chip>
        ))}
      </fieldset>
      <Table
        label={t('member.transactionHistory')}
        rows={records.data?.list ?? []}
        rowKey={(row) => row.id}
        state={records.isError ? 'error' : records.isPending ? 'loading' : 'ready'}
        onRetry={() => void records.refetch()}
        errorText={t('wallet.safe')}
        isFiltered={kind !== undefined || period !== 'all'}
        onClearFilters={clear}
        empty={<Empty icon="icon-[ph--receipt-duotone]" title={t('record.none')} />}
        columns={[
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
            head: t('record.reference'),
            cell: (row) => <bdi className="font-mono text-xs text-ink-3">{row.reference?.slice(-12)}</bdi>,
          },
          {
            id: 'amount',
            align: 'end',
            card: 'end',
            head: t('record.amount'),
            cell: (row) => <Money amount={row.amount} signed decimals={2} />,
          },
          {
            id: 'balance',
            align: 'end',
            card: 'metaEnd',
            head: t('record.balance'),
            cell: (row) => <Money amount={row.balance} decimals={2} />,
          },
        ]}
        footer={
          records.data &&
          records.data.total > pageSize && (
            <Pager page={page} pageSize={pageSize} totalCount={records.data.total} onPageChange={setPage} />
          )
        }
      />
    </div>
  )
}
