import type { StaffDispute } from '@fairground/contract'
import { type Column, Table, useMediaQuery } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { useOwnerColumns } from '../../../components/owner-columns.tsx'
import type { QueueTableProps } from '../../../components/queue-screen.tsx'
import { RecordId } from '../../../components/record-id.tsx'
import { DisputeClock, DisputeState } from './dispute-clock.tsx'

/** The rows of the disputes. */
export function DisputeTable({ isNarrow, ...table }: QueueTableProps<StaffDispute>) {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(width >= 90rem)')
  const owner = useOwnerColumns<StaffDispute>(t('dispute.amount'))
  const columns: Column<StaffDispute>[] = [
    {
      id: 'id',
      head: t('withdrawals.id'),
      isRowHead: true,
      card: 'meta',
      cell: (row) => <RecordId id={row.withdrawalId} />,
    },
    ...owner,
    {
      id: 'opened',
      head: t('dispute.opened'),
      cell: (row) => <Moment at={row.openedAt} className="whitespace-nowrap text-ink-2" />,
    },
    {
      id: 'clock',
      head: t('dispute.clock'),
      card: 'metaEnd',
      cell: (row) => <DisputeClock dispute={row} />,
    },
    {
      id: 'state',
      head: t('members.status'),
      card: 'foot',
      cell: (row) => <DisputeState dispute={row} />,
    },
  ]
  return (
    <Table
      {...table}
      dense
      label={t('nav.disputes')}
      columns={columns.filter(({ id }) => id !== 'opened' || isWide || !isNarrow)}
      rowKey={(row) => `${row.withdrawalId} ${row.openedAt}`}
    />
  )
}
