import { refusalText } from '@fairground/client'
import { Empty, KpiStrip } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../components/filter-chips.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { QueueFooter } from '../../components/queue-footer.tsx'
import { SearchBox } from '../../components/search-box.tsx'
import { ShortcutsDialog, useQueueShortcuts } from '../../components/shortcuts.tsx'
import { SplitView } from '../../components/split-view.tsx'
import { StaleNote } from '../../components/stale-note.tsx'
import { listState } from '../../lib/list-state.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { useQueueKeys } from '../../lib/use-queue-keys.ts'
import { type DisputeSearch, disputeViews } from './dispute-search.ts'
import { DisputeTable } from './dispute-table.tsx'
import { useDisputes } from './use-disputes.ts'
import { pageSize } from './use-withdrawals.ts'
import { WithdrawalPanel } from './withdrawal-panel.tsx'

type DisputesScreenProps = {
  search: DisputeSearch
  onSearch: (change: Partial<DisputeSearch>) => void
}

/** Payouts that players say did not arrive: what we must answer first, and one withdrawal beside it. */
export function DisputesScreen({ search, onSearch }: DisputesScreenProps) {
  const { t } = useTranslation()
  const { view = 'open', query = '', page = 1, id } = search
  const found = useDisputes(search)
  const { data, error } = found
  const rows = data?.list ?? []
  const open = (withdrawalId: string | undefined) => onSearch({ id: withdrawalId })
  const keys = useQueueKeys({ ids: rows.map((row) => row.withdrawalId), openId: id, onOpen: open })
  const active = rows.find((row) => row.withdrawalId === keys.activeId)
  return (
    <SplitView
      box={keys.page}
      panel={id && <WithdrawalPanel key={id} withdrawalId={id} onClose={() => open(undefined)} />}
    >
      <PageHead title={t('nav.disputes')}>
        <SearchBox
          label={t('dispute.search')}
          value={query}
          box={keys.searchBox}
          onSearch={(text) => onSearch({ query: text || undefined, page: undefined })}
        />
      </PageHead>
      <DisputeFigures counts={data?.counts} isFailed={found.isError} />
      <FilterChips
        options={disputeViews.map((value) => ({ value, label: t(`dispute.view.${value}`) }))}
        value={view}
        onValueChange={(next) => onSearch({ view: next === 'open' ? undefined : next, page: undefined })}
        note={t(view === 'closed' ? 'filter.newestFirst' : 'dispute.soonestFirst')}
      />
      {error && data && <StaleNote error={error} />}
      <DisputeTable
        rows={rows}
        isNarrow={id !== undefined}
        state={listState(found)}
        errorText={error && refusalText(t, error)}
        onRetry={() => void found.refetch()}
        activeKey={active && `${active.withdrawalId} ${active.openedAt}`}
        onRowClick={(row) => open(row.withdrawalId)}
        isFiltered={query !== ''}
        onClearFilters={() => onSearch({ query: undefined, page: undefined })}
        empty={
          <Empty
            icon="icon-[ph--handshake-duotone]"
            title={t(`dispute.empty.${view}`)}
            text={view !== 'closed' && t('dispute.emptyText')}
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
      <ShortcutsDialog {...keys.help} items={useQueueShortcuts(false)} />
    </SplitView>
  )
}

type Counts = NonNullable<ReturnType<typeof useDisputes>['data']>['counts']

function DisputeFigures({ counts, isFailed }: { counts: Counts | undefined; isFailed: boolean }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  const isLoading = counts === undefined && !isFailed
  const text = (value: number | undefined) => (value === undefined ? '–' : count(value))
  return (
    <KpiStrip
      items={[
        { id: 'ours', isLoading, label: t('dispute.ours'), value: text(counts?.ours) },
        {
          id: 'late',
          isLoading,
          label: t('dispute.late'),
          value: text(counts?.late),
          valueTone: counts && counts.late > 0 ? 'down' : undefined,
          note: t('dispute.lateNote'),
        },
        { id: 'theirs', isLoading, label: t('dispute.theirs'), value: text(counts?.theirs) },
      ]}
    />
  )
}
