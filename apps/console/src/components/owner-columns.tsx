import type { Column } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from './amount.tsx'
import { MemberName } from './member-name.tsx'

interface Owned {
  account: string
  icon: string
  amount: string
}

/** Whose a payment is, and how much. */
export function useOwnerColumns<Row extends Owned>(amountHead: string): Column<Row>[] {
  const { t } = useTranslation()
  return [
    {
      id: 'account',
      head: t('members.account'),
      card: 'title',
      className: 'md:max-w-44',
      cell: (row) => <MemberName account={row.account} icon={row.icon} />,
    },
    {
      id: 'amount',
      head: amountHead,
      align: 'end',
      card: 'end',
      cell: (row) => <Amount amount={row.amount} className="font-bold" />,
    },
  ]
}
