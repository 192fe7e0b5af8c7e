import type { Wish } from '@fairground/contract'
import { type Column, Empty, Table } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'
import { QueueScreen } from '../../../components/queue-screen.tsx'
import { QueueViews } from '../../../components/queue-views.tsx'
import { WishState } from '../../../components/wish-state.tsx'
import { pageSize, useWishes } from './use-wishes.ts'
import { WishPanel } from './wish-panel.tsx'
import { type WishSearch, wishViews } from './wish-search.ts'

type WishesScreenProps = { search: WishSearch; onSearch: (change: Partial<WishSearch>) => void }

/** Everything that one of the staff asked for and another decides, whatever it is about. */
export function WishesScreen({ search, onSearch }: WishesScreenProps) {
  const { t } = useTranslation()
  const found = useWishes(search)
  const columns = useColumns()
  const opened = found.data?.list.find(({ wishId }) => wishId === search.id)
  return (
    <QueueScreen
      title={t('wishes.title')}
      found={found}
      idOf={(row) => row.wishId}
      search={search}
      onSearch={onSearch}
      pageSize={pageSize}
      panel={opened && <WishPanel key={opened.wishId} wish={opened} onClose={() => onSearch({ id: undefined })} />}
      empty={<Empty icon="icon-[ph--handshake-duotone]" title={t('adjust.empty')} text={t('wishes.emptyText')} />}
      hasDecisions
      table={({ isNarrow, ...table }) => (
        <Table
          {...table}
          dense
          label={t('wishes.title')}
          columns={columns.filter(({ id }) => id !== 'asker' || !isNarrow)}
          rowKey={(row) => row.wishId}
        />
      )}
    >
      <QueueViews
        views={wishViews}
        labelOf={(value) => t(value === 'all' ? 'adjust.view.all' : `wishes.state.${value}`)}
        search={search}
        onSearch={onSearch}
        found={found}
      />
    </QueueScreen>
  )
}

function useColumns(): Column<Wish>[] {
  const { t } = useTranslation()
  return [
    {
      id: 'kind',
      head: t('wishes.kind'),
      isRowHead: true,
      card: 'title',
      cell: (row) => (
        <>
          <span className="font-bold">{t(`wishes.kinds.${row.kind}`)}</span>
          <About wish={row} />
        </>
      ),
    },
    {
      id: 'cost',
      head: t('wishes.cost'),
      align: 'end',
      card: 'end',
      cell: ({ amount, currency }) => (amount && currency ? <Amount amount={amount} currency={currency} /> : '–'),
    },
    { id: 'asker', head: t('adjust.askedBy'), cell: (row) => <bdi className="text-ink-2">{row.askedBy}</bdi> },
    {
      id: 'at',
      head: t('deposits.sent'),
      card: 'metaEnd',
      cell: (row) => <Moment at={row.askedAt} className="whitespace-nowrap text-ink-2" />,
    },
    { id: 'state', head: t('deposits.state'), card: 'foot', cell: (row) => <WishState wish={row} /> },
  ]
}

/** The first thing that its facts name: an account, a title, a pool. */
function About({ wish: { facts } }: { wish: Wish }) {
  const named = facts.find(({ type }) => type === 'text')
  return named && <bdi className="block max-w-72 truncate text-sm font-normal text-ink-2">{named.value}</bdi>
}
