import type { AuditEntry } from '@fairground/contract'
import { type Column, Table, useMediaQuery } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../components/moment.tsx'
import type { QueueTableProps } from '../../components/queue-screen.tsx'
import { ActorName } from './actor-name.tsx'
import { useActionText } from './use-action-text.ts'
import { useDetailText } from './use-detail-text.ts'

const spare = new Set(['detail', 'ip'])

/** Who did what to what. */
export function AuditTable({ isNarrow, ...table }: QueueTableProps<AuditEntry>) {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(width >= 75rem)')
  const columns = useColumns().filter(({ id }) => !spare.has(id) || (isWide && !isNarrow))
  return <Table {...table} dense label={t('nav.audit')} columns={columns} rowKey={(row) => row.id} />
}

function useColumns(): Column<AuditEntry>[] {
  const { t } = useTranslation()
  const actionText = useActionText()
  const detailText = useDetailText()
  return [
    {
      id: 'at',
      head: t('audit.at'),
      card: 'end',
      cell: (row) => <Moment at={row.at} look="entry" className="whitespace-nowrap text-ink-2" />,
    },
    { id: 'action', head: t('audit.action'), isRowHead: true, card: 'title', cell: (row) => actionText(row.action) },
    { id: 'actor', head: t('audit.actor'), card: 'meta', cell: (row) => <ActorName entry={row} /> },
    {
      id: 'subject',
      head: t('audit.subject'),
      cell: (row) => (
        <bdi dir="ltr" className="block max-w-46 truncate text-ink-2" title={row.subject}>
          {row.subject}
        </bdi>
      ),
    },
    {
      id: 'detail',
      head: t('audit.detail'),
      cell: (row) => (
        <span className="block max-w-72 truncate text-ink-2">
          {detailText(row.detail)
            .map(({ label, text }) => `${label}: ${text}`)
            .join(' · ') || '–'}
        </span>
      ),
    },
    {
      id: 'ip',
      head: t('audit.ip'),
      cell: (row) => (
        <bdi dir="ltr" className="whitespace-nowrap text-ink-2">
          {row.ip ?? '–'}
        </bdi>
      ),
    },
  ]
}
