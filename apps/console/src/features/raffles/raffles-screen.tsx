import type { StaffRaffle } from '@fairground/contract'
import { Button, type Column, Empty, Icon, Table } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../components/amount.tsx'
import { CampaignState } from '../../components/campaign-state.tsx'
import { FilterChips } from '../../components/filter-chips.tsx'
import { Moment } from '../../components/moment.tsx'
import { QueueScreen, type QueueTableProps } from '../../components/queue-screen.tsx'
import { may, useMe } from '../../lib/me.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { RafflePanel } from './raffle-panel.tsx'
import { type RaffleSearch, raffleViews } from './raffle-search.ts'
import { pageSize, useRaffle, useRaffles } from './use-raffles.ts'

const newId = 'new'

type RafflesScreenProps = { search: RaffleSearch; onSearch: (change: Partial<RaffleSearch>) => void }

/** Red envelopes and prize wheels: written, published, stopped. */
export function RafflesScreen({ search, onSearch }: RafflesScreenProps) {
  const { t } = useTranslation()
  const canChange = may(useMe(), 'marketing.manage')
  const { view = 'all', id } = search
  const found = useRaffles(search)
  const listed = found.data?.list.find(({ raffleId }) => raffleId === id)
  const elsewhere = useRaffle(id ?? '', id !== undefined && id !== newId && found.data !== undefined && !listed)
  const saved = listed ?? elsewhere.data ?? undefined
  const open = (raffleId: string | undefined) => onSearch({ id: raffleId })
  return (
    <QueueScreen
      title={t('nav.raffles')}
      tools={
        canChange && (
          <Button variant="lamp" start={<Icon name="icon-[ph--plus-bold]" />} onClick={() => open(newId)}>
            {t('marketing:raffles.add')}
          </Button>
        )
      }
      found={found}
      idOf={(row) => row.raffleId}
      search={search}
      onSearch={onSearch}
      pageSize={pageSize}
      panel={
        saved ? (
          <RafflePanel key={saved.raffleId} saved={saved} onClose={() => open(undefined)} />
        ) : (
          id === newId && canChange && <RafflePanel key={newId} onAdded={open} onClose={() => open(undefined)} />
        )
      }
      empty={
        <Empty
          icon="icon-[ph--spinner-ball-duotone]"
          title={t('marketing:raffles.none')}
          text={t('marketing:raffles.noneText')}
        />
      }
      table={(props) => <RaffleTable {...props} />}
    >
      <FilterChips
        options={raffleViews.map((value) => ({ value, label: t(`marketing:view.${value}`) }))}
        value={view}
        onValueChange={(next) => onSearch({ view: next === 'all' ? undefined : next, page: undefined })}
        note={t('filter.newestFirst')}
      />
    </QueueScreen>
  )
}

function RaffleTable({ isNarrow, ...table }: QueueTableProps<StaffRaffle>) {
  const { t } = useTranslation()
  const columns = useColumns(isNarrow)
  return <Table {...table} dense label={t('nav.raffles')} columns={columns} rowKey={(row) => row.raffleId} />
}

function useColumns(isNarrow: boolean): Column<StaffRaffle>[] {
  const { t, i18n } = useTranslation()
  const { count } = useFormats()
  const columns: Column<StaffRaffle>[] = [
    {
      id: 'title',
      isRowHead: true,
      card: 'title',
      head: t('marketing:raffles.name'),
      cell: (row) => <span className="font-semibold">{row.texts[i18n.language]?.title}</span>,
    },
    {
      id: 'type',
      card: 'meta',
      head: t('marketing:raffles.kind'),
      cell: (row) => t(`marketing:raffles.kinds.${row.kind}`),
    },
    {
      id: 'awarded',
      align: 'end',
      head: t('marketing:awardedOfBudget'),
      cell: (row) => (
        <span className="whitespace-nowrap">
          <Amount amount={row.awarded} currency={row.currency} />
          {' / '}
          <Amount amount={row.budget} currency={row.currency} />
        </span>
      ),
    },
    { id: 'joined', align: 'end', head: t('marketing:raffles.members'), cell: (row) => count(row.memberCount) },
    {
      id: 'ends',
      card: 'metaEnd',
      head: t('marketing:endsAt'),
      cell: (row) => <Moment at={row.endsAt} className="whitespace-nowrap text-ink-2" />,
    },
    { id: 'state', card: 'foot', head: t('deposits.state'), cell: (row) => <CampaignState campaign={row} /> },
  ]
  return isNarrow ? columns.filter(({ id }) => !['awarded', 'joined', 'type'].includes(id)) : columns
}
