import type { BalanceTransaction } from '@fairground/contract'
import { type Column, Money } from '@fairground/ui'
import type { TFunction } from 'i18next'
import { DateTime } from '../../components/date-time.tsx'

type TeamLine = BalanceTransaction & { account: string }

/** What a movement of a purse of the team shows. */
export const moneyColumns = (t: TFunction): Column<TeamLine>[] => [
  { id: 'at', card: 'meta', head: t('record.at'), cell: (row) => <DateTime at={row.createdAt} /> },
  {
    id: 'account',
    head: t('agents:account'),
    card: 'foot',
    cell: ({ account }) => <bdi className="font-semibold">{account}</bdi>,
  },
  {
    id: 'kind',
    isRowHead: true,
    card: 'title',
    head: t('record.kind'),
    cell: ({ kind }) => t(`record.kinds.${kind}`),
  },
  {
    id: 'reference',
    head: t('record.reference'),
    cell: ({ reference }) => <bdi className="font-mono text-xs text-ink-3">{reference?.slice(-12)}</bdi>,
  },
  {
    id: 'amount',
    align: 'end',
    card: 'end',
    head: t('record.amount'),
    cell: ({ amount }) => <Money amount={amount} currency="VND" signed decimals={2} />,
  },
  {
    id: 'balance',
    align: 'end',
    card: 'metaEnd',
    head: t('record.balance'),
    isNamed: true,
    cell: ({ balance }) => <Money amount={balance} currency="VND" decimals={2} />,
  },
]
