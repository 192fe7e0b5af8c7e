import type { StaffOperator } from '@fairground/contract'
import { Avatar, type Column, Table, type TableProps } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { useFormats } from '../../../lib/use-formats.ts'
import { OperatorStatus } from './operator-status.tsx'

type OperatorTableProps = Omit<TableProps<StaffOperator>, 'columns' | 'label' | 'rowKey' | 'dense'> & {
  /** A panel stands beside it: what the panel says can go. */
  isNarrow: boolean
}

const spare = new Set(['factor', 'sessions'])

/** Who works here, and whether they can come in. */
export function OperatorTable({ isNarrow, ...table }: OperatorTableProps) {
  const { t } = useTranslation()
  const columns = useColumns().filter(({ id }) => !(isNarrow && spare.has(id)))
  return <Table {...table} dense label={t('nav.operators')} columns={columns} rowKey={(row) => row.staffId} />
}

function useColumns(): Column<StaffOperator>[] {
  const { t } = useTranslation()
  const formats = useFormats()
  return [
    {
      id: 'name',
      head: t('operators.name'),
      isRowHead: true,
      card: 'title',
      className: 'md:max-w-60',
      cell: ({ displayName, username }) => (
        <span className="flex min-w-0 items-center gap-2.5">
          <Avatar name={displayName} size="xs" />
          <span className="min-w-0">
            <bdi className="block truncate font-semibold">{displayName}</bdi>
            <bdi className="block truncate text-xs font-normal text-ink-3">{username}</bdi>
          </span>
        </span>
      ),
    },
    { id: 'role', head: t('operators.role'), card: 'end', cell: ({ role }) => t(`role.${role}`) },
    { id: 'status', head: t('members.status'), card: 'meta', cell: (row) => <OperatorStatus status={row.status} /> },
    {
      id: 'factor',
      head: t('operators.secondFactor'),
      cell: ({ hasSecondFactor }) => t(hasSecondFactor ? 'operators.factorOn' : 'operators.factorOff'),
    },
    {
      id: 'sessions',
      head: t('operators.sessions'),
      align: 'end',
      cell: ({ sessionCount }) => <bdi dir="ltr">{formats.count(sessionCount)}</bdi>,
    },
    {
      id: 'seen',
      head: t('operators.lastSeen'),
      card: 'metaEnd',
      cell: ({ lastSeenAt }) =>
        lastSeenAt ? <Moment at={lastSeenAt} className="whitespace-nowrap text-ink-2" /> : t('members.never'),
    },
  ]
}
