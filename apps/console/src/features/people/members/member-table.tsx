import type { StaffMember } from '@fairground/contract'
import { type Column, Table, useMediaQuery } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { MemberName } from '../../../components/member-name.tsx'
import { Moment } from '../../../components/moment.tsx'
import type { QueueTableProps } from '../../../components/queue-screen.tsx'
import { MemberStatus } from './member-status.tsx'

const spare = new Set(['deposited', 'withdrawn', 'registered'])

/** Accounts and their money. */
export function MemberTable({ isNarrow, ...table }: QueueTableProps<StaffMember>) {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(width >= 75rem)')
  const columns = useColumns().filter(({ id }) => !spare.has(id) || (isWide && !isNarrow))
  return <Table {...table} dense label={t('nav.members')} columns={columns} rowKey={(row) => row.memberId} />
}

function useColumns(): Column<StaffMember>[] {
  const { t } = useTranslation()
  const money = (amount: (row: StaffMember) => string) => (row: StaffMember) => <Amount amount={amount(row)} />
  return [
    {
      id: 'account',
      head: t('members.account'),
      isRowHead: true,
      card: 'title',
      className: 'md:max-w-52',
      cell: (row) => <MemberName account={row.account} icon={row.icon} />,
    },
    { id: 'status', head: t('members.status'), card: 'meta', cell: (row) => <MemberStatus member={row} /> },
    { id: 'balance', head: t('members.balance'), align: 'end', card: 'end', cell: money((row) => row.balance) },
    { id: 'frozen', head: t('members.frozen'), align: 'end', cell: money((row) => row.frozen) },
    { id: 'deposited', head: t('members.deposited'), align: 'end', cell: money((row) => row.depositedTotal) },
    { id: 'withdrawn', head: t('members.withdrawn'), align: 'end', cell: money((row) => row.withdrawnTotal) },
    {
      id: 'registered',
      head: t('members.registered'),
      cell: (row) => <Moment at={row.registeredAt} className="whitespace-nowrap text-ink-2" />,
    },
    {
      id: 'login',
      head: t('members.lastLogin'),
      card: 'metaEnd',
      cell: (row) => (row.lastLoginAt ? <Moment at={row.lastLoginAt} className="whitespace-nowrap text-ink-2" /> : '–'),
    },
  ]
}
