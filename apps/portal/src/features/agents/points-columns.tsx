import type { PointsRow } from '@fairground/contract'
import { type Column, Money } from '@fairground/ui'
import type { TFunction } from 'i18next'
import { DateTime } from '../../components/date-time.tsx'

/** What a line of the statement shows: a draw, who of those directly below played in it, and what it brought. */
export const pointsColumns = (t: TFunction): Column<PointsRow>[] => [
  {
    id: 'draw',
    isRowHead: true,
    card: 'title',
    head: t('agents:points.draw'),
    cell: ({ gameName, gameId, draw }) => (
      <span className="block min-w-0 leading-tight">
        <span className="block">{gameName || <bdi>{gameId}</bdi>}</span>
        <bdi className="font-mono text-xs font-normal text-ink-3">{draw.slice(-12)}</bdi>
      </span>
    ),
  },
  { id: 'at', card: 'meta', head: t('record.at'), cell: ({ at }) => <DateTime at={at} /> },
  {
    id: 'account',
    head: t('agents:account'),
    cell: ({ account }) => <Whose account={account} ownBets={t('agents:points.ownBets')} />,
  },
  {
    id: 'stake',
    align: 'end',
    head: t('agents:bets'),
    cell: ({ stake }) => <Money amount={stake} currency="VND" decimals={0} />,
  },
  {
    id: 'paid',
    align: 'end',
    card: 'metaEnd',
    head: t('contracts:sum.paid'),
    isNamed: true,
    cell: ({ paid }) => <Money amount={paid} currency="VND" decimals={2} />,
  },
  {
    id: 'amount',
    align: 'end',
    card: 'end',
    head: t('agents:points.amount'),
    cell: ({ amount }) => <Money amount={amount} currency="VND" decimals={2} />,
  },
  {
    // A card has room for both in one line only.
    id: 'played',
    card: 'foot',
    className: 'md:hidden',
    head: t('agents:account'),
    cell: ({ account, stake }) => (
      <span className="flex flex-wrap justify-between gap-x-3 text-sm">
        <Whose account={account} ownBets={t('agents:points.ownBets')} />
        <span className="text-ink-2">
          {t('agents:bets')} <Money amount={stake} currency="VND" decimals={0} />
        </span>
      </span>
    ),
  },
]

/** Who of those directly below; without one the agent plays. */
const Whose = ({ account, ownBets }: { account: string | undefined; ownBets: string }) =>
  account === undefined ? <span className="text-ink-2">{ownBets}</span> : <bdi className="font-semibold">{account}</bdi>
