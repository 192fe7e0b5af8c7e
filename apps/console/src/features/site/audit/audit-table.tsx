import type { AuditEntry } from '@fairground/contract'
import { type Column, Table, useMediaQuery } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import type { QueueTableProps } from '../../../components/queue-screen.tsx'
import { ActorName } from './actor-name.tsx'
import { useActionText } from './use-action-text.ts'
import { useDetailText } from './use-detail-text.ts'

const spare = new Set(['ip'])
/** Ids, and what has no name in words, say nothing at a glance; the panel has them. */
const anyId = /^[a-z]{3}_[0-9a-z]{10,}$/

/** When, who, did what, about whom: each row reads as a sentence. */
export function AuditTable({ isNarrow, ...table }: QueueTableProps<AuditEntry>) {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(width >= 75rem)')
  const columns = useColumns().filter(({ id }) => !spare.has(id) || (isWide && !isNarrow))
  return <Table {...table} dense label={t('nav.audit')} columns={columns} rowKey={(row) => row.id} />
}

function useColumns(): Column<AuditEntry>[] {
  const { t } = useTranslation()
  return [
    {
      id: 'at',
      head: t('audit.at'),
      card: 'end',
      cell: (row) => <Moment at={row.at} look="entry" className="whitespace-nowrap text-ink-2" />,
    },
    {
      id: 'actor',
      head: t('audit.actor'),
      card: 'meta',
      className: 'md:max-w-40',
      cell: (row) => <ActorName entry={row} />,
    },
    { id: 'action', head: t('audit.action'), isRowHead: true, card: 'title', cell: (row) => <Done entry={row} /> },
    {
      id: 'subject',
      head: t('audit.subject'),
      card: 'metaEnd',
      cell: ({ subject, subjectName }) => (
        <bdi dir="ltr" className="block max-w-46 truncate text-ink-2" title={subject}>
          {subjectName ?? subject}
        </bdi>
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

/** The act in words, and under it what was given with it. */
function Done({ entry: { action, detail } }: { entry: AuditEntry }) {
  const actionText = useActionText()
  const detailText = useDetailText()
  const told = detailText(detail).filter(({ text, isNamed }) => isNamed && !anyId.test(text))
  return (
    <>
      <span className="block">{actionText(action)}</span>
      {told.length > 0 && (
        <span className="block max-w-110 truncate text-xs font-normal text-ink-2">
          {told.map(({ label, text }) => `${label}: ${text}`).join(' · ')}
        </span>
      )}
    </>
  )
}
