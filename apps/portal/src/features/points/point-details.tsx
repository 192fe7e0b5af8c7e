import { type PointTxn, pointSources } from '@fairground/contract'
import { Chip, type Column, cx, Empty, Pager, Table } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { query } from '../../lib/api.ts'
import { useCount } from './use-points.ts'

const pageSize = 20

/** What was earned and spent, newest first, by source. */
export function PointDetails({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const [source, setSource] = useState<PointTxn['source']>()
  const found = useQuery({
    ...query.wallet.transactions.queryOptions({ input: { kind: 'points', source, pageNo: page, pageSize } }),
    placeholderData: keepPreviousData,
  })
  const data = found.data?.kind === 'points' ? found.data : undefined
  const choose = (next: PointTxn['source'] | undefined) => {
    setPage(1)
    setSource(next)
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <fieldset className="flex flex-wrap gap-2" aria-label={t('points:source')}>
        <Chip pressed={source === undefined} onClick={() => choose(undefined)}>
          {t('points:sources.all')}
        </Chip>
        {pointSources.map((one) => (
          <Chip key={one} pressed={source === one} onClick={() => choose(one)}>
            {t(`points:sources.${one}`)}
          </Chip>
        ))}
      </fieldset>
      <Table
        label={t('points:tab.details')}
        rows={data?.list ?? []}
        rowKey={(row) => row.id}
        state={found.isError ? 'error' : found.isPending ? 'loading' : 'ready'}
        onRetry={() => void found.refetch()}
        isFiltered={source !== undefined}
        onClearFilters={() => choose(undefined)}
        empty={<Empty icon="icon-[ph--coins-duotone]" title={t('points:noDetails')} />}
        columns={useColumns(timeZone)}
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

function useColumns(timeZone: string): Column<PointTxn>[] {
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
      id: 'source',
      isRowHead: true,
      card: 'title',
      head: t('points:source'),
      cell: (row) => t(`points:sources.${row.source}`),
    },
    {
      id: 'remark',
      head: t('record.reference'),
      cell: (row) => <bdi className="font-mono text-xs text-ink-3">{row.remark?.slice(-12)}</bdi>,
    },
    {
      id: 'changed',
      align: 'end',
      card: 'end',
      head: t('points:changed'),
      cell: ({ changedPoints }) => (
        <bdi dir="ltr" className={cx('font-semibold', changedPoints > 0 ? 'text-mint-ink' : 'text-ruby-ink')}>
          {changedPoints > 0 && '+'}
          {count(changedPoints)}
        </bdi>
      ),
    },
    {
      id: 'balance',
      align: 'end',
      card: 'metaEnd',
      head: t('points:balance'),
      isNamed: true,
      cell: (row) => <bdi dir="ltr">{count(row.pointsBalance)}</bdi>,
    },
  ]
}
