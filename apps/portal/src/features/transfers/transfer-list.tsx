import { Empty, Money, Pager, Table } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { query } from '../../lib/api.ts'

const pageSize = 10

/** What was sent to and came from one's upline and downlines, newest first. */
export function TransferList() {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const sent = useQuery({
    ...query.transfers.list.queryOptions({ input: { pageNo: page, pageSize } }),
    placeholderData: keepPreviousData,
  })
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('transfer.list')}</h2>
      <Table
        label={t('transfer.list')}
        rows={sent.data?.list ?? []}
        rowKey={(row) => row.transactionId}
        state={sent.isError ? 'error' : sent.isPending ? 'loading' : 'ready'}
        onRetry={() => void sent.refetch()}
        errorText={t('wallet.safe')}
        empty={<Empty icon="icon-[ph--arrows-left-right-duotone]" title={t('transfer.none')} />}
        columns={[
          { id: 'at', card: 'meta', head: t('record.at'), cell: (row) => <DateTime at={row.createdAt} /> },
          {
            id: 'who',
            isRowHead: true,
            card: 'title',
            head: t('transfer.with'),
            cell: (row) => (
              <span>
                {t((row.direction === 'up') === row.isIncoming ? 'transfer.isDownline' : 'transfer.isUpline')}{' '}
                <bdi className="font-semibold">{row.account}</bdi>
              </span>
            ),
          },
          {
            id: 'amount',
            align: 'end',
            card: 'end',
            head: t('record.amount'),
            cell: (row) => (
              <Money amount={row.isIncoming ? row.amount : `-${row.amount}`} currency="VND" signed decimals={2} />
            ),
          },
        ]}
        footer={
          sent.data &&
          sent.data.total > pageSize && (
            <Pager page={page} pageSize={pageSize} totalCount={sent.data.total} onPageChange={setPage} />
          )
        }
      />
    </section>
  )
}
