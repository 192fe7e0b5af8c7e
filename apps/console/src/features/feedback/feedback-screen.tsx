import { refusalText } from '@fairground/client'
import { Empty } from '@fairground/ui'
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
import { FeedbackPanel } from './feedback-panel.tsx'
import { type FeedbackSearch, feedbackViews } from './feedback-search.ts'
import { FeedbackTable } from './feedback-table.tsx'
import { pageSize, useFeedbacks } from './use-feedback.ts'

type FeedbackScreenProps = { search: FeedbackSearch; onSearch: (change: Partial<FeedbackSearch>) => void }

/** What visitors and members wrote to the house. */
export function FeedbackScreen({ search, onSearch }: FeedbackScreenProps) {
  const { t } = useTranslation()
  const { view = 'new', query = '', page = 1, id } = search
  const found = useFeedbacks(search)
  const { data, error } = found
  const rows = data?.list ?? []
  const open = (feedbackId: string | undefined) => onSearch({ id: feedbackId })
  const keys = useQueueKeys({ ids: rows.map((row) => row.feedbackId), openId: id, onOpen: open })
  const countOf = (value: string) => (value === view && !query && !found.isPlaceholderData ? data?.total : undefined)
  return (
    <SplitView box={keys.page} panel={id && <FeedbackPanel key={id} feedbackId={id} onClose={() => open(undefined)} />}>
      <PageHead title={t('nav.feedback')}>
        <SearchBox
          label={t('feedback.search')}
          value={query}
          box={keys.searchBox}
          onSearch={(text) => onSearch({ query: text || undefined, page: undefined })}
        />
      </PageHead>
      <FilterChips
        options={feedbackViews.map((value) => ({ value, label: t(`feedback.view.${value}`), count: countOf(value) }))}
        value={view}
        onValueChange={(next) => onSearch({ view: next === 'new' ? undefined : next, page: undefined })}
        note={t(view === 'new' ? 'filter.oldestFirst' : 'filter.newestFirst')}
      />
      {error && data && <StaleNote error={error} />}
      <FeedbackTable
        rows={rows}
        isNarrow={id !== undefined}
        state={listState(found)}
        errorText={error && refusalText(t, error)}
        onRetry={() => void found.refetch()}
        activeKey={keys.activeId}
        onRowClick={(row) => open(row.feedbackId)}
        isFiltered={query !== ''}
        onClearFilters={() => onSearch({ query: undefined, page: undefined })}
        empty={
          <Empty
            icon="icon-[ph--chat-centered-text-duotone]"
            title={t('feedback.empty')}
            text={t('feedback.emptyText')}
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
