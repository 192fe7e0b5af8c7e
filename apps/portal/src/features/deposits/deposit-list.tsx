import { Empty, Money, Pager, StatusChip, Table } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { depositPageSize as pageSize, useDeposits } from './use-deposits.ts'

const tones = { pending: 'wait', approved: 'ok', rejected: 'bad', expired: 'neutral' } as const

/** My deposits, newest first. */
export function DepositList() {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const deposits = useDeposits(page)
  return (
    <section aria-labelledby="deposits">
      <h2 id="deposits" className="mb-3 text-xl font-bold">
        {t('deposit.mine')}
      </h2>
      <Table
        label={t('deposit.mine')}
        rows={deposits.data?.list ?? []}
        rowKey={(row) => row.depositId}
        state={deposits.isError ? 'error' : deposits.isPending ? 'loading' : 'ready'}
        onRetry={() => void deposits.refetch()}
        errorText={t('wallet.safe')}
        empty={<Empty icon="icon-[ph--hand-deposit-duotone]" title={t('deposit.none')} />}
        columns={[
          {
            id: 'at',
            isRowHead: true,
            card: 'title',
            head: t('deposit.at'),
            cell: (row) => <DateTime at={row.createdAt} />,
          },
          { id: 'method', card: 'meta', head: t('deposit.method'), cell: (row) => row.methodName },
          {
            id: 'amount',
            align: 'end',
            card: 'end',
            head: t('deposit.amount'),
            cell: (row) => <Money amount={row.amount} currency="VND" decimals={0} />,
          },
          {
            id: 'status',
            align: 'end',
            card: 'metaEnd',
            head: t('deposit.state'),
            cell: (row) => <StatusChip tone={tones[row.status]}>{t(`deposit.status.${row.status}`)}</StatusChip>,
          },
        ]}
        footer={
          deposits.data &&
          deposits.data.total > pageSize && (
            <Pager page={page} pageSize={pageSize} totalCount={deposits.data.total} onPageChange={setPage} />
          )
        }
      />
    </section>
  )
}
