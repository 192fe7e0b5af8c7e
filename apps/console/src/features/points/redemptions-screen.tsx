import { refusalText } from '@fairground/client'
import type { StaffRedemption } from '@fairground/contract'
import { type Column, Empty, Table } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../components/filter-chips.tsx'
import { MemberName } from '../../components/member-name.tsx'
import { Moment } from '../../components/moment.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { QueueFooter } from '../../components/queue-footer.tsx'
import { SearchBox } from '../../components/search-box.tsx'
import { SplitView } from '../../components/split-view.tsx'
import { StaleNote } from '../../components/stale-note.tsx'
import { listState } from '../../lib/list-state.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { useQueueKeys } from '../../lib/use-queue-keys.ts'
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
  const { view = 'processing', query = '', page = 1, id } = search
  const found = useRedemptions(search)
  const { data, error } = found
  const rows = data?.list ?? []
  const open = (redemptionId: string | undefined) => onSearch({ id: redemptionId })
  const keys = useQueueKeys({ ids: rows.map((row) => row.redemptionId), openId: id, onOpen: open })
  const countOf = (value: string) => (value === view && !query && !found.isPlaceholderData ? data?.total : undefined)
  return (
    <SplitView
      box={keys.page}
      panel={id && <RedemptionPanel key={id} redemptionId={id} onClose={() => open(undefined)} />}
    >
      <PageHead title={t('nav.points')}>
        <SearchBox
          label={t('marketing:search')}
          value={query}
          box={keys.searchBox}
          onSearch={(text) => onSearch({ query: text || undefined, page: undefined })}
        />
      </PageHead>
      {tabs}
      <FilterChips
        options={redemptionViews.map((value) => ({
          value,
          label: t(`marketing:redemptionView.${value}`),
          count: countOf(value),
        }))}
        value={view}
        onValueChange={(next) => onSearch({ view: next === 'processing' ? undefined : next, page: undefined })}
        note={t(view === 'processing' ? 'filter.oldestFirst' : 'filter.newestFirst')}
      />
      {error && data && <StaleNote error={error} />}
      <Table
        dense
        label={t('marketing:points.tab.redemptions')}
        rows={rows}
        rowKey={(row) => row.redemptionId}
        columns={useColumns(id !== undefined)}
        state={listState(found)}
        errorText={error && refusalText(t, error)}
        onRetry={() => void found.refetch()}
        activeKey={keys.activeId}
        onRowClick={(row) => open(row.redemptionId)}
        isFiltered={query !== ''}
        onClearFilters={() => onSearch({ query: undefined, page: undefined })}
        empty={
          <Empty
            icon="icon-[ph--package-duotone]"
            title={t('marketing:noRedemptions')}
            text={t('marketing:noRedemptionsText')}
          />
        }
        footer={
          data && (
            <QueueFooter
              page={page}
              pageSize={pageSize}
              totalCount={data.total}
              onPageChange={(next) => onSearch({ page: next })}
            />
          )
        }
      />
    </SplitView>
  )
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
