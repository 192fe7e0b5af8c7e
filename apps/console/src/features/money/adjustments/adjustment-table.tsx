import type { Adjustment } from '@fairground/contract'
import { type Column, Table, useMediaQuery } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { MemberName } from '../../../components/member-name.tsx'
import { Moment } from '../../../components/moment.tsx'
import type { QueueTableProps } from '../../../components/queue-screen.tsx'
import { WishState } from '../../../components/wish-state.tsx'
import { SignedAmount } from './signed-amount.tsx'

/** For whom, how much, why, and who asked. */
export function AdjustmentTable({ isNarrow, ...table }: QueueTableProps<Adjustment>) {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(width >= 75rem)')
  const columns = useColumns().filter(({ id }) => id !== 'reason' || (isWide && !isNarrow))
  return <Table {...table} dense label={t('nav.adjustments')} columns={columns} rowKey={(row) => row.wishId} />
}

function useColumns(): Column<Adjustment>[] {
  const { t } = useTranslation()
  return [
    {
      id: 'account',
      head: t('members.account'),
      isRowHead: true,
      card: 'title',
      className: 'md:max-w-44',
      cell: (row) => <MemberName account={row.account} icon={row.icon} />,
    },
    {
      id: 'amount',
      head: t('withdrawals.amount'),
      align: 'end',
      card: 'end',
      cell: (row) => <SignedAmount adjustment={row} className="font-bold" />,
    },
    {
      id: 'reason',
      head: t('reason.label'),
      cell: (row) => <bdi className="block max-w-72 truncate text-ink-2">{row.reason}</bdi>,
    },
    {
      id: 'asker',
      head: t('adjust.askedBy'),
      card: 'meta',
      cell: (row) => <bdi className="text-ink-2">{row.askedBy}</bdi>,
    },
    {
      id: 'at',
      head: t('deposits.sent'),
      card: 'metaEnd',
      cell: (row) => <Moment at={row.askedAt} className="whitespace-nowrap text-ink-2" />,
    },
    { id: 'state', head: t('deposits.state'), card: 'foot', cell: (row) => <WishState wish={row} /> },
  ]
}
