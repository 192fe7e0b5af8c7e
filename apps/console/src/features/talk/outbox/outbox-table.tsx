import type { OutboxMessage } from '@fairground/contract'
import { type Column, Table, useMediaQuery } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import type { QueueTableProps } from '../../../components/queue-screen.tsx'
import { useFormats } from '../../../lib/use-formats.ts'
import { ChannelName } from './channel-name.tsx'
import { MessageState } from './message-state.tsx'
import { useKindText } from './use-kind-text.ts'

const spare = new Set(['tries', 'channel'])

/** Messages, their recipients masked. */
export function OutboxTable({ isNarrow, ...table }: QueueTableProps<OutboxMessage>) {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(width >= 75rem)')
  const columns = useColumns().filter(({ id }) => !spare.has(id) || (isWide && !isNarrow))
  return <Table {...table} dense label={t('nav.outbox')} columns={columns} rowKey={(row) => row.messageId} />
}

function useColumns(): Column<OutboxMessage>[] {
  const { t } = useTranslation()
  const kindText = useKindText()
  const formats = useFormats()
  return [
    {
      id: 'at',
      head: t('outbox:at'),
      card: 'end',
      cell: (row) => <Moment at={row.createdAt} look="entry" className="whitespace-nowrap text-ink-2" />,
    },
    {
      id: 'to',
      head: t('outbox:to'),
      isRowHead: true,
      card: 'title',
      cell: (row) => (
        <bdi dir="ltr" className="font-semibold">
          {row.to}
        </bdi>
      ),
    },
    { id: 'channel', head: t('outbox:channel'), cell: (row) => <ChannelName channel={row.channel} /> },
    { id: 'kind', head: t('outbox:kind'), card: 'meta', cell: (row) => kindText(row.kind) },
    { id: 'state', head: t('outbox:state'), card: 'metaEnd', cell: (row) => <MessageState state={row.status} /> },
    { id: 'tries', head: t('outbox:tries'), align: 'end', cell: (row) => formats.count(row.attemptCount) },
  ]
}
