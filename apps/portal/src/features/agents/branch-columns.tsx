import type { BranchProfit } from '@fairground/contract'
import { type Column, Money } from '@fairground/ui'
import type { TFunction } from 'i18next'
import { DownlineName } from './downline-name.tsx'
import { OpenBelow } from './open-below.tsx'

/** What a branch of the team came to. */
export const branchColumns = (t: TFunction, onOpen: (branch: BranchProfit) => void): Column<BranchProfit>[] => [
  {
    id: 'account',
    isRowHead: true,
    card: 'title',
    head: t('agents:account'),
    cell: (row) => <DownlineName {...row} isLink />,
  },
  { id: 'level', align: 'end', head: t('agents:level'), cell: ({ level }) => level },
  { id: 'team', align: 'end', head: t('agents:team'), cell: ({ team }) => team },
  {
    id: 'deposit',
    align: 'end',
    head: t('profit.deposit'),
    cell: ({ deposit }) => <Money amount={deposit} currency="VND" decimals={0} />,
  },
  {
    id: 'withdraw',
    align: 'end',
    head: t('profit.withdraw'),
    cell: ({ withdraw }) => <Money amount={withdraw} currency="VND" decimals={0} />,
  },
  {
    id: 'valid',
    align: 'end',
    card: 'metaEnd',
    head: t('profit.validBet'),
    isNamed: true,
    cell: ({ validBet }) => <Money amount={validBet} currency="VND" decimals={0} />,
  },
  {
    id: 'win',
    align: 'end',
    head: t('profit.win'),
    cell: ({ win }) => <Money amount={win} currency="VND" decimals={0} />,
  },
  {
    id: 'profit',
    align: 'end',
    card: 'end',
    head: t('profit.profit'),
    cell: ({ profit }) => <Money amount={profit} currency="VND" decimals={0} signed />,
  },
  {
    id: 'open',
    card: 'foot',
    align: 'end',
    isHeadHidden: true,
    head: t('agents:below'),
    cell: (row) => <OpenBelow account={row.account} count={row.downlines} onOpen={() => onOpen(row)} />,
  },
]
