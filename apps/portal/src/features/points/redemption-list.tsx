import type { Redemption } from '@fairground/contract'
import { type Column, Empty, Money, Pager, StatusChip, type StatusTone, Table } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { query } from '../../lib/api.ts'
import { useCount } from './use-points.ts'

const pageSize = 20

const looks: Record<Redemption['status'], { tone: StatusTone; icon: string }> = {
  processing: { tone: 'wait', icon: 'icon-[ph--hourglass-medium-fill]' },
  approved: { tone: 'ok', icon: 'icon-[ph--truck-fill]' },
  completed: { tone: 'ok', icon: 'icon-[ph--check-circle-fill]' },
  rejected: { tone: 'bad', icon: 'icon-[ph--x-circle-fill]' },
}

/** What was had for points, newest first. */
export function RedemptionList({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const found = useQuery({
    ...query.points.redemptions.queryOptions({ input: { pageNo: page, pageSize } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Table
      label={t('points:tab.history')}
      rows={found.data?.list ?? []}
      rowKey={(row) => row.redemptionId}
      state={found.isError ? 'error' : found.isPending ? 'loading' : 'ready'}
      onRetry={() => void found.refetch()}
      empty={<Empty icon="icon-[ph--package-duotone]" title={t('points:noHistory')} />}
      columns={useColumns(timeZone)}
      footer={
        found.data &&
        found.data.total > pageSize && (
          <Pager page={page} pageSize={pageSize} totalCount={found.data.total} onPageChange={setPage} />
        )
      }
    />
  )
}

function useColumns(timeZone: string): Column<Redemption>[] {
  const { t } = useTranslation()
  const count = useCount()
  return [
    {
      id: 'at',
      card: 'meta',
      head: t('record.at'),
      cell: (row) => <DateTime at={row.createdAt} timeZone={timeZone} />,
    },
    {
      id: 'name',
      isRowHead: true,
      card: 'title',
      head: t('points:reward'),
      cell: (row) => (
        <>
          <span className="font-semibold">{row.name}</span>
          {row.redeemAmount && (
            <span className="block text-xs text-ink-3">
              <Money amount={row.redeemAmount} currency="VND" decimals={0} />
            </span>
          )}
        </>
      ),
    },
    { id: 'quantity', align: 'end', card: 'metaEnd', head: t('points:quantity'), cell: (row) => `× ${row.quantity}` },
    { id: 'points', align: 'end', card: 'end', head: t('points:cost'), cell: (row) => <bdi>{count(row.points)}</bdi> },
    {
      id: 'status',
      card: 'foot',
      head: t('promotions:statusLabel'),
      cell: (row) => (
        <span className="grid justify-items-start gap-1">
          <StatusChip {...looks[row.status]}>{t(`points:status.${row.status}`)}</StatusChip>
          {row.remark && <bdi className="text-xs break-words text-ink-2">{row.remark}</bdi>}
        </span>
      ),
    },
  ]
}
