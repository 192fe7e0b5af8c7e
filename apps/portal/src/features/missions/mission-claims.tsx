import { Empty, Money, Pager, Table } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { query } from '../../lib/api.ts'

const pageSize = 20

/** What one has collected, newest first. */
export function MissionClaims({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const { data, isError, isPending, refetch } = useQuery({
    ...query.missions.claims.queryOptions({ input: { pageNo: page, pageSize } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Table
      label={t('campaigns:missions.claims')}
      rows={data?.list ?? []}
      rowKey={({ claimId }) => claimId}
      state={isError ? 'error' : isPending ? 'loading' : 'ready'}
      onRetry={() => void refetch()}
      empty={<Empty icon="icon-[ph--gift-duotone]" title={t('campaigns:missions.noClaims')} />}
      columns={[
        {
          id: 'at',
          card: 'meta',
          head: t('record.at'),
          cell: ({ claimedAt }) => <DateTime at={claimedAt} timeZone={timeZone} />,
        },
        {
          id: 'title',
          isRowHead: true,
          card: 'title',
          head: t('campaigns:missions.name'),
          cell: ({ title }) => title,
        },
        {
          id: 'amount',
          align: 'end',
          card: 'end',
          head: t('promotions:reward'),
          cell: ({ amount }) => <Money amount={amount} currency="VND" decimals={0} />,
        },
      ]}
      footer={
        data &&
        data.total > pageSize && (
          <Pager page={page} pageSize={pageSize} totalCount={data.total} onPageChange={setPage} />
        )
      }
    />
  )
}
