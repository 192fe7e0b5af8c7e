import { Empty, ErrorState, Pager, Skeleton } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { WithdrawalTicket } from './withdrawal-ticket.tsx'

const pageSize = 6

/** My withdrawals, newest first, each with its own way. */
export function WithdrawalList() {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const { data, isError, isFetching, refetch } = useQuery({
    ...query.withdrawals.list.queryOptions({ input: { pageNo: page, pageSize } }),
    placeholderData: keepPreviousData,
  })
  return (
    <section aria-labelledby="withdrawals">
      <h2 id="withdrawals" className="mb-3 text-xl font-bold">
        {t('payout.mine')}
      </h2>
      {isError && (
        <ErrorState
          title={t('common:loadFailed')}
          text={t('wallet.safe')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !isError && <Skeleton className="h-50 w-full" />}
      {data?.list.length === 0 && <Empty icon="icon-[ph--hand-withdraw-duotone]" title={t('payout.none')} />}
      <ul className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        {data?.list.map((withdrawal) => (
          <li key={withdrawal.withdrawalId}>
            <WithdrawalTicket withdrawal={withdrawal} />
          </li>
        ))}
      </ul>
      {data && data.total > pageSize && (
        <Pager className="mt-4" page={page} pageSize={pageSize} totalCount={data.total} onPageChange={setPage} />
      )}
    </section>
  )
}
