import type { FreeRoundGrant } from '@fairground/contract'
import { type Column, Table, useMediaQuery } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { MemberName } from '../../../components/member-name.tsx'
import { Moment } from '../../../components/moment.tsx'
import type { QueueTableProps } from '../../../components/queue-screen.tsx'
import { FreeRoundState } from './free-round-state.tsx'

/** For whom, how many of which game, and who asked. */
export function FreeRoundTable({ isNarrow, ...table }: QueueTableProps<FreeRoundGrant>) {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(width >= 75rem)')
  const columns = useColumns().filter(({ id }) => id !== 'asker' || (isWide && !isNarrow))
  return <Table {...table} dense label={t('nav.freeRounds')} columns={columns} rowKey={(row) => row.grantId} />
}

function useColumns(): Column<FreeRoundGrant>[] {
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
      id: 'rounds',
      head: t('freeRounds.rounds'),
      align: 'end',
      card: 'end',
      cell: (row) => (
        <span className="font-bold whitespace-nowrap">
          {row.quantity} × <Amount amount={row.stake} currency={row.currency} />
        </span>
      ),
    },
    {
      id: 'game',
      head: t('freeRounds.game'),
      card: 'meta',
      cell: (row) => <bdi className="block max-w-56 truncate text-ink-2">{row.gameName}</bdi>,
    },
    { id: 'asker', head: t('adjust.askedBy'), cell: (row) => <bdi className="text-ink-2">{row.askedBy}</bdi> },
    {
      id: 'at',
      head: t('deposits.sent'),
      card: 'metaEnd',
      cell: (row) => <Moment at={row.askedAt} className="whitespace-nowrap text-ink-2" />,
    },
    { id: 'state', head: t('deposits.state'), card: 'foot', cell: (row) => <FreeRoundState state={row.state} /> },
  ]
}
