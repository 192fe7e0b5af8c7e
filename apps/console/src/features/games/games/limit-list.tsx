import { refusalText } from '@fairground/client'
import type { StakeLimitRow } from '@fairground/contract'
import { type Column, Empty, StatusChip, Table } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../components/page-head.tsx'
import { QueueFooter } from '../../../components/queue-footer.tsx'
import { SearchBox } from '../../../components/search-box.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { listState } from '../../../lib/list-state.ts'
import { useQueueKeys } from '../../../lib/use-queue-keys.ts'
import type { GamesSearch } from './games-search.ts'
import { InForce } from './limit-in-force.tsx'
import { LimitPanel } from './limit-panel.tsx'
import { limitRowId } from './limit-rows.ts'
import { nameIn } from './shown-name.ts'
import { limitPageSize, useStakeLimits } from './use-stake-limits.ts'

interface LimitListProps {
  tabs: ReactNode
  search: GamesSearch
  onSearch: (change: Partial<GamesSearch>) => void
}

/** What players may stake in the games of the house studio: of all games, and of those that have their own. */
export function LimitList({ tabs, search, onSearch }: LimitListProps) {
  const { t } = useTranslation()
  const { query = '', page = 1, id } = search
  const found = useStakeLimits(search)
  const { data, error } = found
  const rows = data?.list ?? []
  const opened = [data?.opened, ...rows].find((row) => row && limitRowId(row) === id)
  const open = (next: string | undefined) => onSearch({ id: next })
  const keys = useQueueKeys({ ids: rows.map(limitRowId), openId: id, onOpen: open })
  return (
    <SplitView
      box={keys.page}
      panel={
        data &&
        opened && (
          <LimitPanel key={limitRowId(opened)} row={opened} ranks={data.ranks} onClose={() => open(undefined)} />
        )
      }
    >
      <PageHead title={t('nav.games')}>
        <SearchBox
          box={keys.searchBox}
          label={t('lobby:limit.search')}
          value={query}
          onSearch={(text) => onSearch({ query: text || undefined, page: undefined })}
        />
      </PageHead>
      {tabs}
      <p className="mb-3 max-w-180 text-sm text-ink-2">{t('lobby:limit.about')}</p>
      <Table
        dense
        label={t('lobby:tab.limits')}
        rows={rows}
        rowKey={limitRowId}
        columns={useColumns(opened !== undefined)}
        state={listState(found)}
        errorText={error && refusalText(t, error)}
        onRetry={() => void found.refetch()}
        activeKey={keys.activeId}
        onRowClick={(row) => open(limitRowId(row))}
        isFiltered={query !== ''}
        onClearFilters={() => onSearch({ query: undefined, page: undefined })}
        empty={<Empty icon="icon-[ph--coins-duotone]" title={t('lobby:limit.none')} />}
        footer={
          data && (
            <QueueFooter
              page={page}
              pageSize={limitPageSize}
              totalCount={data.total}
              onPageChange={(next) => onSearch({ page: next })}
            />
          )
        }
      />
    </SplitView>
  )
}

function useColumns(isNarrow: boolean): Column<StakeLimitRow>[] {
  const { t, i18n } = useTranslation()
  const columns: Column<StakeLimitRow>[] = [
    {
      ...{ id: 'game', head: t('lobby:limit.game'), isRowHead: true, card: 'title' },
      cell: ({ game }) => (game ? nameIn(game.names, i18n.language) : <b>{t('lobby:limit.all')}</b>),
    },
    { id: 'currency', head: t('lobby:limit.currency'), card: 'meta', cell: ({ currency }) => <bdi>{currency}</bdi> },
    {
      ...{ id: 'min', head: t('lobby:limit.stakeMin'), align: 'end' },
      cell: (row) => <InForce row={row} of="stakeMin" />,
    },
    {
      ...{ id: 'max', head: t('lobby:limit.stakeMax'), align: 'end', card: 'metaEnd', isNamed: true },
      cell: (row) => <InForce row={row} of="stakeMax" />,
    },
    {
      ...{ id: 'payout', head: t('lobby:limit.payoutMax'), align: 'end' },
      cell: (row) => <InForce row={row} of="payoutMax" />,
    },
    {
      ...{ id: 'ranks', head: t('lobby:limit.vip'), align: 'end' },
      cell: ({ limits }) => (limits.ranks.length === 0 ? <span className="text-ink-3">–</span> : limits.ranks.length),
    },
    {
      ...{ id: 'state', head: t('deposits.state'), card: 'end' },
      cell: ({ change }) => change && <StatusChip tone="wait">{t('lobby:limit.waits')}</StatusChip>,
    },
  ]
  return columns.filter(({ id }) => !isNarrow || !['min', 'payout', 'ranks'].includes(id))
}
