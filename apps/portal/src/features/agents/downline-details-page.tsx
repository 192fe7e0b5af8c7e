import { Empty, ErrorState, KeysetMore, Skeleton, Table } from '@fairground/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordFilters } from '../../components/records/record-filters.tsx'
import { useDays } from '../../components/records/use-days.ts'
import { query } from '../../lib/api.ts'
import { listState } from '../../lib/list-state.ts'
import { AccountBox } from './account-box.tsx'
import { DownlineCard } from './downline-card.tsx'
import { isStranger } from './is-stranger.ts'
import { moneyColumns } from './money-columns.tsx'
import { type MoneyKind, MoneyKinds } from './money-kinds.tsx'

const pageSize = 100

/** One account of the team: who it is, what it played for, and every movement of its purse. The address names it. */
export function DownlineDetailsPage() {
  const { t } = useTranslation()
  const { account } = useSearch({ from: '/_site/agentHome/$pageKey' })
  const navigate = useNavigate()
  const days = useDays('last30')
  const [type, setType] = useState<MoneyKind>()
  const details = useInfiniteQuery({
    ...query.agents.downlineDetails.infiniteOptions({
      input: (after: string | undefined) => ({ ...days.span, account: account ?? '', type, pageSize, after }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
    }),
    enabled: account !== undefined,
  })
  const isWrong = isStranger(details.error)
  const first = isWrong || account === undefined ? undefined : details.data?.pages[0]
  const show = (next: string | undefined) =>
    void navigate({
      to: '/agentHome/$pageKey',
      params: { pageKey: 'downlineAccountDetails' },
      search: { account: next },
      replace: true,
    })
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 className="font-poster text-3xl">{t('agents:page.downlineAccountDetails')}</h1>
      <RecordFilters days={days} onClear={type === undefined ? undefined : () => setType(undefined)}>
        <AccountBox key={account ?? ''} account={account} onAccount={show} isWrong={isWrong} />
        <MoneyKinds value={type} onValueChange={setType} />
      </RecordFilters>
      {first && <DownlineCard details={first} />}
      {!first && account !== undefined && details.isPending && <Skeleton className="h-60 w-full" />}
      {!first && details.isError && !isWrong && (
        <ErrorState title={t('record.failed')} text={t('wallet.safe')} onRetry={() => void details.refetch()} />
      )}
      {(account === undefined || isWrong) && (
        <div className="card p-6">
          <Empty
            icon="icon-[ph--identification-card-duotone]"
            title={t('agents:whichAccount')}
            text={t('agents:whichAccountText')}
          />
        </div>
      )}
      {first && (
        <Table
          label={t('member.transactionHistory')}
          rows={details.data?.pages.flatMap(({ list }) => list) ?? []}
          rowKey={({ id }) => id}
          state={listState(details)}
          onRetry={() => void details.refetch()}
          errorText={t('wallet.safe')}
          isFiltered={type !== undefined}
          onClearFilters={() => setType(undefined)}
          empty={<Empty icon="icon-[ph--receipt-duotone]" title={t('record.none')} />}
          columns={moneyColumns(t).filter(({ id }) => id !== 'account')}
          footer={
            <KeysetMore
              hasMore={details.hasNextPage}
              isLoading={details.isFetchingNextPage}
              onMore={() => void details.fetchNextPage()}
            />
          }
        />
      )}
    </div>
  )
}
