import { Empty } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueueScreen } from '../../../components/queue-screen.tsx'
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

/** Sent SMS and mails with their status. */
export function OutboxScreen({ search, onSearch }: OutboxScreenProps) {
  const { t } = useTranslation()
  const { id } = search
  // A number or an address belongs in no address bar and in no history.
  const [recipient, setRecipient] = useState('')
  const found = useOutbox(search, recipient)
  return (
    <QueueScreen
      title={t('nav.outbox')}
      find={{
        label: t('outbox:search'),
        text: recipient,
        onText: (text) => {
          setRecipient(text)
          onSearch({ page: undefined })
        },
      }}
      found={found}
      idOf={(row) => row.messageId}
      search={search}
      onSearch={onSearch}
      pageSize={pageSize}
      panel={id && <MessagePanel key={id} messageId={id} onClose={() => onSearch({ id: undefined })} />}
      isFiltered={Boolean(recipient || search.view || search.channel || search.kind)}
      onClearFilters={() => {
        setRecipient('')
        onSearch(noFilter)
      }}
      empty={
        <Empty icon="icon-[ph--paper-plane-tilt-duotone]" title={t('outbox:empty')} text={t('outbox:emptyText')} />
      }
      table={(props) => <OutboxTable {...props} />}
    >
      <MessageAlarms />
      {/* Whoever looks for one person's message has no use for sums. */}
      {recipient === '' && <OutboxFigures channel={search.channel} />}
      <OutboxFilters search={search} kinds={found.data?.kinds ?? []} onSearch={onSearch} />
    </QueueScreen>
  )
}
