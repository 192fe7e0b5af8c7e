import { refusalText } from '@fairground/client'
import { Button, Empty, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../components/filter-chips.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { QueueFooter } from '../../components/queue-footer.tsx'
import { SearchBox } from '../../components/search-box.tsx'
import { ShortcutsDialog, useQueueShortcuts } from '../../components/shortcuts.tsx'
import { SplitView } from '../../components/split-view.tsx'
import { StaleNote } from '../../components/stale-note.tsx'
import { listState } from '../../lib/list-state.ts'
import { may, useMe } from '../../lib/me.ts'
import { useQueueKeys } from '../../lib/use-queue-keys.ts'
import { AdjustmentPanel } from './adjustment-panel.tsx'
import { type AdjustmentSearch, adjustmentViews } from './adjustment-search.ts'
import { AdjustmentTable } from './adjustment-table.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { pageSize, useAdjustments } from './use-adjustments.ts'

type AdjustmentsScreenProps = { search: AdjustmentSearch; onSearch: (change: Partial<AdjustmentSearch>) => void }

/** Corrections of balances: one person asks, another says yes. */
export function AdjustmentsScreen({ search, onSearch }: AdjustmentsScreenProps) {
  const { t } = useTranslation()
  const me = useMe()
  const { view = 'asked', query = '', page = 1, id, ask } = search
  const found = useAdjustments(search)
  const { data, error } = found
  const rows = data?.list ?? []
  const open = (adjustmentId: string | undefined) => onSearch({ id: adjustmentId })
  const keys = useQueueKeys({ ids: rows.map((row) => row.adjustmentId), openId: id, onOpen: open })
  const countOf = (value: string) => (value === view && !query && !found.isPlaceholderData ? data?.total : undefined)
  return (
    <SplitView
      box={keys.page}
      panel={id && <AdjustmentPanel key={id} adjustmentId={id} onClose={() => open(undefined)} />}
    >
      <PageHead title={t('nav.adjustments')}>
        <SearchBox
          label={t('adjust.search')}
          value={query}
          box={keys.searchBox}
          onSearch={(text) => onSearch({ query: text || undefined, page: undefined })}
        />
        {may(me, 'adjustments.decide') && (
          <Button
            variant="mint"
            size="sm"
            start={<Icon name="icon-[ph--plus-bold]" />}
            onClick={() => onSearch({ ask: '' })}
          >
            {t('adjust.ask')}
          </Button>
        )}
      </PageHead>
      <FilterChips
        options={adjustmentViews.map((value) => ({ value, label: t(`adjust.view.${value}`), count: countOf(value) }))}
        value={view}
        onValueChange={(next) => onSearch({ view: next === 'asked' ? undefined : next, page: undefined })}
        note={t(view === 'asked' ? 'filter.oldestFirst' : 'filter.newestFirst')}
      />
      {error && data && <StaleNote error={error} />}
      <AdjustmentTable
        rows={rows}
        isNarrow={id !== undefined}
        state={listState(found)}
        errorText={error && refusalText(t, error)}
        onRetry={() => void found.refetch()}
        activeKey={keys.activeId}
        onRowClick={(row) => open(row.adjustmentId)}
        isFiltered={query !== ''}
        onClearFilters={() => onSearch({ query: undefined, page: undefined })}
        empty={<Empty icon="icon-[ph--scales-duotone]" title={t('adjust.empty')} text={t('adjust.emptyText')} />}
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
      <AskDialog
        open={ask !== undefined && may(me, 'adjustments.decide')}
        member={ask ?? ''}
        onClose={() => onSearch({ ask: undefined })}
        onDone={({ adjustmentId }) => onSearch({ ask: undefined, view: undefined, id: adjustmentId })}
      />
      <ShortcutsDialog {...keys.help} items={useQueueShortcuts(true)} />
    </SplitView>
  )
}
