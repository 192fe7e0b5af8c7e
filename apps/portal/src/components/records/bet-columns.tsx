import type { Bet } from '@fairground/contract'
import { Button, type Column, GameArt, Icon, Money } from '@fairground/ui'
import type { TFunction } from 'i18next'
import { hosted } from '../../lib/image-host.ts'
import { DateTime } from '../date-time.tsx'
import { BetStatus } from './bet-status.tsx'

/** What a line of a betting record shows. */
export const betColumns = (t: TFunction): Column<Bet>[] => [
  {
    id: 'art',
    card: 'lead',
    isHeadHidden: true,
    head: t('bet.game'),
    width: '52px',
    cell: ({ gameName, iconUrl }) => (
      <span className="block size-9 overflow-clip rounded-sm bg-surface-3" aria-hidden="true">
        {iconUrl && <GameArt name={gameName} src={hosted(iconUrl)} className="size-full object-cover" />}
      </span>
    ),
  },
  { id: 'game', card: 'title', isRowHead: true, head: t('bet.game'), cell: ({ gameName }) => gameName },
  { id: 'at', card: 'meta', head: t('record.at'), cell: (bet) => <DateTime at={bet.settledAt ?? bet.createdAt} /> },
  {
    id: 'round',
    head: t('bet.roundId'),
    cell: ({ roundId }) => <bdi className="font-mono text-xs text-ink-3">{roundId.slice(-9)}</bdi>,
  },
  {
    id: 'stake',
    align: 'end',
    card: 'metaEnd',
    head: t('bet.stake'),
    isNamed: true,
    cell: ({ betAmount }) => <Money amount={betAmount} currency="VND" decimals={0} />,
  },
  {
    id: 'win',
    align: 'end',
    head: t('bet.win'),
    cell: ({ status, winAmount }) =>
      status === 'open' ? '–' : <Money amount={winAmount} currency="VND" decimals={0} />,
  },
  {
    id: 'profit',
    align: 'end',
    card: 'end',
    head: t('bet.profit'),
    cell: ({ status, profit }) =>
      status === 'open' ? '–' : <Money amount={profit} currency="VND" decimals={0} signed />,
  },
  { id: 'status', head: t('bet.status'), cell: ({ status }) => <BetStatus status={status} /> },
]

/** Leads to the round behind the line. */
export const roundColumn = (t: TFunction, onOpen: (bet: Bet) => void): Column<Bet> => ({
  id: 'open',
  card: 'foot',
  align: 'end',
  isHeadHidden: true,
  head: t('bet.round'),
  cell: (bet) => (
    <span className="flex items-center justify-between">
      <span className="md:hidden">
        <BetStatus status={bet.status} />
      </span>
      <Button
        variant="quiet"
        size="sm"
        className="ms-auto"
        aria-label={t('bet.showRound', { id: bet.roundId })}
        onClick={() => onOpen(bet)}
        start={<Icon name="icon-[ph--seal-check-duotone]" />}
      >
        {t('bet.show')}
      </Button>
    </span>
  ),
})
