import type { Downline } from '@fairground/contract'
import { type Column, Money, StatusChip } from '@fairground/ui'
import type { TFunction } from 'i18next'
import { DateTime } from '../../components/date-time.tsx'
import { DownlineName } from './downline-name.tsx'
import { LeftAloneChip } from './left-alone-chip.tsx'
import { OpenBelow } from './open-below.tsx'

/** What a line of the downline shows. */
export const downlineColumns = (t: TFunction, onOpen: (downline: Downline) => void): Column<Downline>[] => [
  {
    id: 'account',
    isRowHead: true,
    card: 'title',
    head: t('agents:account'),
    cell: (row) => <DownlineName {...row} isLink />,
  },
  { id: 'level', align: 'end', head: t('agents:level'), cell: ({ level }) => level },
  {
    id: 'status',
    card: 'meta',
    head: t('agents:status'),
    cell: ({ status, isLeftAlone }) => (
      <span className="flex flex-wrap gap-1.5">
        <StatusChip size="sm" tone={status === 'active' ? 'ok' : 'bad'}>
          {t(`agents:statuses.${status}`)}
        </StatusChip>
        {isLeftAlone && <LeftAloneChip />}
      </span>
    ),
  },
  {
    id: 'team',
    align: 'end',
    card: 'metaEnd',
    head: t('agents:team'),
    isNamed: true,
    cell: ({ team }) => team,
  },
  {
    id: 'balance',
    align: 'end',
    card: 'end',
    head: t('wallet.balance'),
    cell: ({ balance }) => <Money amount={balance} currency="VND" decimals={0} />,
  },
  { id: 'since', head: t('agent.since'), cell: ({ registeredAt }) => <DateTime at={registeredAt} /> },
  {
    id: 'last',
    head: t('agent.lastLogin'),
    cell: ({ lastLoginAt }) => (lastLoginAt ? <DateTime at={lastLoginAt} /> : '–'),
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
