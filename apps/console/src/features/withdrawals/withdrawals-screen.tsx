import { refusalText } from '@fairground/client'
import { Empty } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../components/page-head.tsx'
import { QueueFooter } from '../../components/queue-footer.tsx'
import { SearchBox } from '../../components/search-box.tsx'
import { ShortcutsDialog, useQueueShortcuts } from '../../components/shortcuts.tsx'
import { SplitView } from '../../components/split-view.tsx'
import { StaleNote } from '../../components/stale-note.tsx'
import { listState } from '../../lib/list-state.ts'
import { useQueueKeys } from '../../lib/use-queue-keys.ts'
import { ReceiptTime } from './receipt-time.tsx'
import { RefusalReasons } from './refusal-reasons.tsx'
import { pageSize, useWithdrawals } from './use-withdrawals.ts'
import { WithdrawalFigures } from './withdrawal-figures.tsx'
import { WithdrawalPanel } from './withdrawal-panel.tsx'
import { isOpenView, type WithdrawalSearch } from './withdrawal-search.ts'
import { WithdrawalTable } from './withdrawal-table.tsx'
import { WithdrawalViews } from './withdrawal-views.tsx'

type WithdrawalsScreenProps = {
  search: WithdrawalSearch
  onSearch: (change: Partial<WithdrawalSearch>) => void
}

/** The review of withdrawals: a queue that renews itself, and one withdrawal beside it. */
export function WithdrawalsScreen({ search, onSearch }: WithdrawalsScreenProps) {
  const { t } = useTranslation()
  const { view = 'open', query = '', page = 1, id } = search
  const found = useWithdrawals(search)
  const { data, error } = found
  const rows = data?.list ?? []
  const open = (withdrawalId: string | undefined) => onSearch({ id: withdrawalId })
  const keys = useQueueKeys({ ids: rows.map((row) => row.withdrawalId), openId: id, onOpen: open })
  return (
    <SplitView
      box={keys.page}
      panel={id && <WithdrawalPanel key={id} withdrawalId={id} onClose={() => open(undefined)} />}
    >
      <PageHead title={t('nav.withdrawals')}>
        <div className="flex gap-2 max-md:order-last max-md:w-full *:max-md:flex-1">
          <RefusalReasons />
          <ReceiptTime />
        </div>
        <SearchBox
          label={t('withdrawals.search')}
          value={query}
          box={keys.searchBox}
          onSearch={(text) => onSearch({ query: text || undefined, page: undefined })}
        />
      </PageHead>
      <WithdrawalFigures counts={data?.counts} isFailed={found.isError} />
      <WithdrawalViews
        view={view}
        counts={data?.counts}
        onView={(next) => onSearch({ view: next === 'open' ? undefined : next, page: undefined })}
      />
      {error && data && <StaleNote error={error} />}
      <WithdrawalTable
        rows={rows}
        isOpen={isOpenView(view)}
        isNarrow={id !== undefined}
        state={listState(found)}
        errorText={error && refusalText(t, error)}
        onRetry={() => void found.refetch()}
        activeKey={keys.activeId}
        onRowClick={(row) => open(row.withdrawalId)}
        isFiltered={query !== ''}
        onClearFilters={() => onSearch({ query: undefined, page: undefined })}
        empty={
          <Empty
            icon="icon-[ph--coffee-duotone]"
            title={t(`withdrawals.empty.${view}`)}
            text={isOpenView(view) && t('queue.emptyText')}
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
