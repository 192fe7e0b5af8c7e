import type { StaffDeposit } from '@fairground/contract'
import { type Column, Table, useMediaQuery } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { useOwnerColumns } from '../../../components/owner-columns.tsx'
import type { QueueTableProps } from '../../../components/queue-screen.tsx'
import { DepositState } from './deposit-state.tsx'
import { TimeLeft } from './time-left.tsx'
import { TransferCode } from './transfer-code.tsx'

/** The rows of the deposits; the transfer code is what one looks for in the bank's list. */
export function DepositTable({ isNarrow, ...table }: QueueTableProps<StaffDeposit>) {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(width >= 90rem)')
  const columns = useColumns().filter(({ id }) => id !== 'method' || isWide || !isNarrow)
  return <Table {...table} dense label={t('nav.deposits')} columns={columns} rowKey={(row) => row.depositId} />
}

function useColumns(): Column<StaffDeposit>[] {
  const { t } = useTranslation()
  const owner = useOwnerColumns<StaffDeposit>(t('withdrawals.amount'))
  return [
    {
      id: 'code',
      head: t('deposits.code'),
      isRowHead: true,
      card: 'meta',
      cell: (row) => <TransferCode code={row.transferCode} />,
    },
    ...owner,
    { id: 'method', head: t('deposits.method'), cell: (row) => <span className="text-ink-2">{row.methodName}</span> },
    {
      id: 'sent',
      head: t('deposits.sent'),
      cell: (row) => <Moment at={row.createdAt} className="whitespace-nowrap text-ink-2" />,
    },
    { id: 'left', head: t('deposits.left'), card: 'metaEnd', cell: (row) => <Left row={row} /> },
    { id: 'state', head: t('deposits.state'), card: 'foot', cell: (row) => <DepositState state={row.status} /> },
  ]
}

function Left({ row }: { row: StaffDeposit }) {
  if (row.status === 'pending') return <TimeLeft until={row.expiresAt} />
  return row.decidedAt ? <Moment at={row.decidedAt} className="whitespace-nowrap text-ink-2" /> : null
}
