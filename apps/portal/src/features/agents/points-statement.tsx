import { agentFiles } from '@fairground/contract'
import { Empty, Kpi, Money, Pager, Table } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileButton } from '../../components/records/file-button.tsx'
import { RecordFilters } from '../../components/records/record-filters.tsx'
import { useDays } from '../../components/records/use-days.ts'
import { query } from '../../lib/api.ts'
import { listState } from '../../lib/list-state.ts'
import { OwnGroupCard } from './own-group-card.tsx'
import { pointsColumns } from './points-columns.tsx'

const pageSize = 20
const figures = [
  { id: 'stake', label: 'agents:bets', decimals: 0 },
  { id: 'amount', label: 'agents:points.amount', decimals: 2 },
  { id: 'paid', label: 'contracts:sum.paid', decimals: 2 },
] as const

/** What bets at prize groups brought, draw by draw and by who is directly below. */
export function PointsStatement() {
  const { t } = useTranslation()
  const days = useDays('last30')
  const [turned, setTurned] = useState({ span: days.span, page: 1 })
  // Other days begin at their first page.
  const page = turned.span.from === days.span.from && turned.span.to === days.span.to ? turned.page : 1
  const input = { ...days.span, pageNo: page, pageSize }
  const statement = useQuery({ ...query.agents.points.queryOptions({ input }), placeholderData: keepPreviousData })
  const { data } = statement
  return (
    <>
      <OwnGroupCard />
      <RecordFilters days={days}>
        <FileButton file={{ path: agentFiles.points, query: days.span }} />
      </RecordFilters>
      <div className="fit-grid">
        {figures.map(({ id, label, decimals }) => (
          <Kpi
            key={id}
            label={t(label)}
            value={data && <Money amount={data.sums[id]} currency="VND" decimals={decimals} />}
            isLoading={!data}
          />
        ))}
      </div>
      <Table
        label={t('agents:points.title')}
        rows={data?.list ?? []}
        rowKey={({ gameId, draw, account }) => `${gameId} ${draw} ${account ?? ''}`}
        state={listState(statement)}
        onRetry={() => void statement.refetch()}
        errorText={t('wallet.safe')}
        empty={
          <Empty icon="icon-[ph--ticket-duotone]" title={t('agents:points.none')} text={t('agents:points.noneText')} />
        }
        columns={pointsColumns(t)}
        footer={
          data &&
          data.total > pageSize && (
            <Pager
              page={page}
              pageSize={pageSize}
              totalCount={data.total}
              onPageChange={(next) => setTurned({ span: days.span, page: next })}
            />
          )
        }
      />
    </>
  )
}
