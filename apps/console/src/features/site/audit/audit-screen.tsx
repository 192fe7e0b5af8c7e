import { refusalText } from '@fairground/client'
import { Empty } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../components/page-head.tsx'
import { QueueFooter } from '../../../components/queue-footer.tsx'
import { ShortcutsDialog, useQueueShortcuts } from '../../../components/shortcuts.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { StaleNote } from '../../../components/stale-note.tsx'
import { listState } from '../../../lib/list-state.ts'
import { useQueueKeys } from '../../../lib/use-queue-keys.ts'
import { AuditFilters } from './audit-filters.tsx'
import { AuditPanel } from './audit-panel.tsx'
import type { AuditSearch } from './audit-search.ts'
import { AuditTable } from './audit-table.tsx'
import { pageSize, useAudit } from './use-audit.ts'

type AuditScreenProps = {
  search: AuditSearch
  onSearch: (change: Partial<AuditSearch>) => void
}

const noFilter = {
  ...{ action: undefined, actor: undefined, subject: undefined },
  ...{ from: undefined, to: undefined, page: undefined },
}

/** Everything that was done here, by whom; nothing in it can be changed. */
export function AuditScreen({ search, onSearch }: AuditScreenProps) {
  const { t } = useTranslation()
  const { page = 1, id } = search
  const found = useAudit(search)
  const { data, error } = found
  const rows = data?.list ?? []
  const open = (entryId: string | undefined) => onSearch({ id: entryId })
  const keys = useQueueKeys({ ids: rows.map((row) => row.id), openId: id, onOpen: open })
  const entry = rows.find((row) => row.id === id)
  return (
    <SplitView
      box={keys.page}
      panel={entry && <AuditPanel key={entry.id} entry={entry} onClose={() => open(undefined)} />}
    >
      <PageHead title={t('nav.audit')}>
        <span className="text-sm text-ink-3">{t('audit.note')}</span>
      </PageHead>
      <AuditFilters search={search} actions={data?.actions ?? []} box={keys.searchBox} onSearch={onSearch} />
      {error && data && <StaleNote error={error} />}
      <AuditTable
        rows={rows}
        isNarrow={entry !== undefined}
        state={listState(found)}
        errorText={error && refusalText(t, error)}
        onRetry={() => void found.refetch()}
        activeKey={keys.activeId}
        onRowClick={(row) => open(row.id)}
        isFiltered={Boolean(search.action || search.actor || search.subject || search.from)}
        onClearFilters={() => onSearch(noFilter)}
        empty={<Empty icon="icon-[ph--scroll-duotone]" title={t('audit.empty')} text={t('audit.emptyText')} />}
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
