import type { Rain } from '@fairground/contract'
import { type Column, Table, useMediaQuery } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'
import type { QueueTableProps } from '../../../components/queue-screen.tsx'
import { RainState } from './rain-state.tsx'

/** How many of which stake, what they cost at most, and who asked. */
export function RainTable({ isNarrow, ...table }: QueueTableProps<Rain>) {
  const { t } = useTranslation()
  const isWide = useMediaQuery('(width >= 75rem)')
  const columns = useColumns().filter(({ id }) => id !== 'asker' || (isWide && !isNarrow))
  return <Table {...table} dense label={t('rains.title')} columns={columns} rowKey={(row) => row.rainId} />
}

function useColumns(): Column<Rain>[] {
  const { t } = useTranslation()
  return [
    {
      id: 'drops',
      head: t('rains.drops'),
      isRowHead: true,
      card: 'title',
      cell: (row) => (
        <span className="font-bold whitespace-nowrap">
          {row.quantity} × <Amount amount={row.stake} currency={row.currency} />
        </span>
      ),
    },
    {
      id: 'cost',
      head: t('rains.costMax'),
      align: 'end',
      card: 'end',
      cell: (row) => <Amount amount={row.costMax} currency={row.currency} />,
    },
    { id: 'asker', head: t('adjust.askedBy'), cell: (row) => <bdi className="text-ink-2">{row.askedBy}</bdi> },
    {
      id: 'at',
      head: t('deposits.sent'),
      card: 'metaEnd',
      cell: (row) => <Moment at={row.askedAt} className="whitespace-nowrap text-ink-2" />,
    },
    { id: 'state', head: t('deposits.state'), card: 'foot', cell: (row) => <RainState state={row.state} /> },
  ]
}
