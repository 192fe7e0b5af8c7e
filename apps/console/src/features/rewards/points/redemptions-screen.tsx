import type { StaffRedemption } from '@fairground/contract'
import { type Column, Empty, Table } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberName } from '../../../components/member-name.tsx'
import { Moment } from '../../../components/moment.tsx'
import { QueueScreen, type QueueTableProps } from '../../../components/queue-screen.tsx'
import { QueueViews } from '../../../components/queue-views.tsx'
import { useFormats } from '../../../lib/use-formats.ts'
import { type PointsSearch, redemptionViews } from './points-search.ts'
import { RedemptionPanel } from './redemption-panel.tsx'
import { RedemptionState } from './redemption-state.tsx'
import { pageSize, useRedemptions } from './use-points.ts'

interface RedemptionsScreenProps {
  tabs: ReactNode
  search: PointsSearch
  onSearch: (change: Partial<PointsSearch>) => void
}

/** What members had for their points: to approve, to send, done. */
export function RedemptionsScreen({ tabs, search, onSearch }: RedemptionsScreenProps) {
  const { t } = useTranslation()
  const { query = '', id } = search
  const found = useRedemptions(search)
  const find = (text: string) => onSearch({ query: text || undefined, page: undefined })
  return (
    <QueueScreen
      title={t('nav.points')}
      find={{ label: t('marketing:search'), text: query, onText: find }}
      found={found}
      idOf={(row) => row.redemptionId}
      search={search}
      onSearch={onSearch}
      pageSize={pageSize}
      panel={id && <RedemptionPanel key={id} redemptionId={id} onClose={() => onSearch({ id: undefined })} />}
      isFiltered={query !== ''}
      onClearFilters={() => find('')}
      empty={
        <Empty
          icon="icon-[ph--package-duotone]"
          title={t('marketing:noRedemptions')}
          text={t('marketing:noRedemptionsText')}
        />
      }
      hasDecisions
      table={(props) => <RedemptionTable {...props} />}
    >
      {tabs}
      <QueueViews
        views={redemptionViews}
        labelOf={(value) => t(`marketing:redemptionView.${value}`)}
        search={search}
        onSearch={onSearch}
        found={found}
      />
    </QueueScreen>
  )
}

function RedemptionTable({ isNarrow, ...table }: QueueTableProps<StaffRedemption>) {
  const { t } = useTranslation()
  const columns = useColumns(isNarrow)
  const label = t('marketing:points.tab.redemptions')
  return <Table {...table} dense label={label} columns={columns} rowKey={(row) => row.redemptionId} />
}

function useColumns(isNarrow: boolean): Column<StaffRedemption>[] {
  const { t } = useTranslation()
  const { count } = useFormats()
  const columns: Column<StaffRedemption>[] = [
    {
      id: 'account',
      head: t('members.account'),
      isRowHead: true,
      card: 'title',
      className: 'md:max-w-44',
      cell: (row) => <MemberName account={row.account} icon={row.icon} />,
    },
    { id: 'item', head: t('marketing:item'), card: 'meta', cell: (row) => `${row.quantity} × ${row.name}` },
    { id: 'kind', head: t('marketing:kind'), cell: (row) => t(`marketing:kinds.${row.kind}`) },
    { id: 'points', align: 'end', card: 'end', head: t('marketing:pointsCost'), cell: (row) => count(row.points) },
    {
      id: 'at',
      head: t('deposits.sent'),
      card: 'metaEnd',
      cell: (row) => <Moment at={row.createdAt} className="whitespace-nowrap text-ink-2" />,
    },
    { id: 'state', head: t('deposits.state'), card: 'foot', cell: (row) => <RedemptionState state={row.state} /> },
  ]
  return isNarrow ? columns.filter(({ id }) => id !== 'kind' && id !== 'item') : columns
}
