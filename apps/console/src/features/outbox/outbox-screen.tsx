import { refusalText } from '@fairground/client'
import { Empty } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../components/page-head.tsx'
import { QueueFooter } from '../../components/queue-footer.tsx'
import { SearchBox } from '../../components/search-box.tsx'
import { ShortcutsDialog, useQueueShortcuts } from '../../components/shortcuts.tsx'
import { SplitView } from '../../components/split-view.tsx'
import { StaleNote } from '../../components/stale-note.tsx'
import { listState } from '../../lib/list-state.ts'
import { useQueueKeys } from '../../lib/use-queue-keys.ts'
import { MessageAlarms } from './message-alarms.tsx'
import { MessagePanel } from './message-panel.tsx'
import { OutboxFigures } from './outbox-figures.tsx'
import { OutboxFilters } from './outbox-filters.tsx'
import type { OutboxSearch } from './outbox-search.ts'
import { OutboxTable } from './outbox-table.tsx'
import { pageSize, useOutbox } from './use-outbox.ts'

type OutboxScreenProps = {
  search: OutboxSearch
  onSearch: (change: Partial<OutboxSearch>) => void
}

const noFilter = { view: undefined, channel: undefined, kind: undefined, page: undefined }

/** What was sent to phones and mailboxes, and what became of it. */
export function OutboxScreen({ search, onSearch }: OutboxScreenProps) {
  const { t } = useTranslation()
  const { page = 1, id } = search
  // A number or an address belongs in no address bar and in no history.
  const [recipient, setRecipient] = useState('')
  const found = useOutbox(search, recipient)
  const { data, error } = found
  const rows = data?.list ?? []
  const open = (messageId: string | undefined) => onSearch({ id: messageId })
  const keys = useQueueKeys({ ids: rows.map((row) => row.messageId), openId: id, onOpen: open })
  return (
    <SplitView box={keys.page} panel={id && <MessagePanel key={id} messageId={id} onClose={() => open(undefined)} />}>
      <PageHead title={t('nav.outbox')}>
        <SearchBox
          label={t('outbox:search')}
          value={recipient}
          box={keys.searchBox}
          onSearch={(text) => {
            setRecipient(text)
            onSearch({ page: undefined })
          }}
        />
      </PageHead>
      <MessageAlarms />
      {/* Whoever looks for one person's message has no use for sums. */}
      {recipient === '' && <OutboxFigures channel={search.channel} />}
      <OutboxFilters search={search} kinds={data?.kinds ?? []} onSearch={onSearch} />
      {error && data && <StaleNote error={error} />}
      <OutboxTable
        rows={rows}
        isNarrow={id !== undefined}
        state={listState(found)}
        errorText={error && refusalText(t, error)}
        onRetry={() => void found.refetch()}
        activeKey={keys.activeId}
        onRowClick={(row) => open(row.messageId)}
        isFiltered={Boolean(recipient || search.view || search.channel || search.kind)}
        onClearFilters={() => {
          setRecipient('')
          onSearch(noFilter)
        }}
        empty={
          <Empty icon="icon-[ph--paper-plane-tilt-duotone]" title={t('outbox:empty')} text={t('outbox:emptyText')} />
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
