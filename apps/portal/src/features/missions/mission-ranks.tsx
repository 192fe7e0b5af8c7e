import type { MissionRank } from '@fairground/contract'
import { type Column, Empty, Money, Pager, StatusChip, Table } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'

const pageSize = 20

/** Who collected most this month, and one's own place. */
export function MissionRanks() {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const { data, isError, isPending, refetch } = useQuery({
    ...query.missions.leaderboard.queryOptions({ input: { pageNo: page, pageSize } }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg bg-surface-1 p-4 shadow-1">
        <span className="text-ink-2">{t('campaigns:missions.ranksText')}</span>
        <b className="text-lg">
          {data?.me ? t('campaigns:missions.myRank', { rank: data.me.rank }) : t('campaigns:missions.noRank')}
        </b>
      </p>
      <Table
        label={t('campaigns:missions.ranks')}
        rows={data?.list ?? []}
        rowKey={({ rank }) => String(rank)}
        state={isError ? 'error' : isPending ? 'loading' : 'ready'}
        onRetry={() => void refetch()}
        empty={<Empty icon="icon-[ph--ranking-duotone]" title={t('campaigns:missions.noRanks')} />}
        columns={useColumns()}
        footer={
          data &&
          data.total > pageSize && (
            <Pager page={page} pageSize={pageSize} totalCount={data.total} onPageChange={setPage} />
          )
        }
      />
    </div>
  )
}

function useColumns(): Column<MissionRank>[] {
  const { t } = useTranslation()
  return [
    { id: 'rank', card: 'meta', head: t('campaigns:missions.rank'), cell: ({ rank }) => <b>{rank}</b> },
    {
      id: 'account',
      isRowHead: true,
      card: 'title',
      head: t('campaigns:missions.account'),
      cell: ({ account, isMe }) => (
        <span className="inline-flex items-center gap-2">
          <bdi>{account}</bdi>
          {isMe && <StatusChip tone="lamp">{t('campaigns:missions.me')}</StatusChip>}
        </span>
      ),
    },
    {
      id: 'amount',
      align: 'end',
      card: 'end',
      head: t('campaigns:missions.collected'),
      cell: ({ amount }) => <Money amount={amount} currency="VND" decimals={0} />,
    },
  ]
}
