import { refusalText } from '@fairground/client'
import { Empty } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../components/filter-chips.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { QueueFooter } from '../../components/queue-footer.tsx'
import { SearchBox } from '../../components/search-box.tsx'
import { ShortcutsDialog, useQueueShortcuts } from '../../components/shortcuts.tsx'
import { SplitView } from '../../components/split-view.tsx'
import { StaleNote } from '../../components/stale-note.tsx'
import { listState } from '../../lib/list-state.ts'
import { useQueueKeys } from '../../lib/use-queue-keys.ts'
import { DepositPanel } from './deposit-panel.tsx'
import { type DepositSearch, depositViews } from './deposit-search.ts'
import { DepositTable } from './deposit-table.tsx'
import { pageSize, useDeposits } from './use-deposits.ts'

type DepositsScreenProps = {
  tabs: ReactNode
  search: DepositSearch
  onSearch: (change: Partial<DepositSearch>) => void
}

/** Bank transfers that wait to be matched, and those that were. */
export function DepositsScreen({ tabs, search, onSearch }: DepositsScreenProps) {
  const { t } = useTranslation()
  const { view = 'pending', query = '', page = 1, id } = search
  const found = useDeposits(search)
  const { data, error } = found
  const rows = data?.list ?? []
  const open = (depositId: string | undefined) => onSearch({ id: depositId })
  const keys = useQueueKeys({ ids: rows.map((row) => row.depositId), openId: id, onOpen: open })
  const countOf = (value: string) => (value === view && !query && !found.isPlaceholderData ? data?.total : undefined)
  return (
    <SplitView box={keys.page} panel={id && <DepositPanel key={id} depositId={id} onClose={() => open(undefined)} />}>
      <PageHead title={t('nav.deposits')}>
        <SearchBox
          label={t('deposits.search')}
          value={query}
          box={keys.searchBox}
          onSearch={(text) => onSearch({ query: text || undefined, page: undefined })}
        />
      </PageHead>
      {tabs}
      <FilterChips
        options={depositViews.map((value) => ({ value, label: t(`deposits.view.${value}`), count: countOf(value) }))}
        value={view}
        onValueChange={(next) => onSearch({ view: next === 'pending' ? undefined : next, page: undefined })}
        note={t(view === 'pending' ? 'filter.oldestFirst' : 'filter.newestFirst')}
      />
      {error && data && <StaleNote error={error} />}
      <DepositTable
        rows={rows}
        isNarrow={id !== undefined}
        state={listState(found)}
        errorText={error && refusalText(t, error)}
        onRetry={() => void found.refetch()}
        activeKey={keys.activeId}
        onRowClick={(row) => open(row.depositId)}
        isFiltered={query !== ''}
        onClearFilters={() => onSearch({ query: undefined, page: undefined })}
        empty={
          <Empty
            icon="icon-[ph--coffee-duotone]"
            title={t(`deposits.empty.${view}`)}
            text={view === 'pending' && t('queue.emptyText')}
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
      <ShortcutsDialog {...keys.help} items={useQueueShortcuts(true)} />
    </SplitView>
  )
}
