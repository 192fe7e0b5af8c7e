import type { WalletTransfer } from '@fairground/contract'
import { Empty, Money, Pager, StatusChip, type StatusTone, Table } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { query } from '../../lib/api.ts'
import { mainWalletId } from './use-wallets.ts'

const pageSize = 10
const askAgainMs = 5_000

const tones: Record<WalletTransfer['status'], StatusTone> = { pending: 'wait', done: 'ok', refused: 'bad' }

/** What was moved between the wallets, newest first; what is pending is asked for until it is known. */
export function WalletTransferList() {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const moved = useQuery({
    ...query.wallet.walletTransfers.queryOptions({ input: { pageNo: page, pageSize } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.list.some(({ status }) => status === 'pending') ? askAgainMs : false),
  })
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('purses.list')}</h2>
      <Table
        label={t('purses.list')}
        rows={moved.data?.list ?? []}
        rowKey={(row) => row.transactionId}
        state={moved.isError ? 'error' : moved.isPending ? 'loading' : 'ready'}
        onRetry={() => void moved.refetch()}
        errorText={t('wallet.safe')}
        empty={<Empty icon="icon-[ph--arrows-left-right-duotone]" title={t('purses.none')} />}
        columns={[
          { id: 'at', card: 'meta', head: t('record.at'), cell: (row) => <DateTime at={row.createdAt} /> },
          {
            id: 'where',
            isRowHead: true,
            card: 'title',
            head: t('purses.wallet'),
            cell: (row) => (
              <span>
                {t(row.to === mainWalletId ? 'purses.from' : 'purses.to')}{' '}
                <bdi className="font-semibold">{row.accountTypeName}</bdi>
              </span>
            ),
          },
          {
            id: 'status',
            card: 'metaEnd',
            head: t('deposit.state'),
            cell: (row) => <StatusChip tone={tones[row.status]}>{t(`purses.status.${row.status}`)}</StatusChip>,
          },
          {
            id: 'amount',
            align: 'end',
            card: 'end',
            head: t('record.amount'),
            cell: (row) => (
              <Money
                amount={row.to === mainWalletId ? row.amount : `-${row.amount}`}
                currency="VND"
                signed
                decimals={2}
              />
            ),
          },
        ]}
        footer={
          moved.data &&
          moved.data.total > pageSize && (
            <Pager page={page} pageSize={pageSize} totalCount={moved.data.total} onPageChange={setPage} />
          )
        }
      />
    </section>
  )
}
