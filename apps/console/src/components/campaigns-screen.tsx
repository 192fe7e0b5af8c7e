import { Button, type Column, Empty, Icon, Table } from '@fairground/ui'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { type CampaignSearch, campaignViews, newId } from '../lib/campaign-search.ts'
import { useFormats } from '../lib/use-formats.ts'
import { Amount } from './amount.tsx'
import { CampaignState } from './campaign-state.tsx'
import { FilterChips } from './filter-chips.tsx'
import { Moment } from './moment.tsx'
import { QueueScreen, type QueueTableProps } from './queue-screen.tsx'

type Campaign = ComponentProps<typeof CampaignState>['campaign'] & {
  texts: Readonly<Record<string, { title: string }>>
  awarded: string
  budget: string
  currency: string
}

/** What a kind of campaigns has for itself in their table. */
interface CampaignColumns<Row> {
  nameHead: string
  /** Between name and money. */
  terms: Column<Row>[]
  membersHead: string
  memberCountOf: (row: Row) => number
}

type Frame<Row> = ComponentProps<typeof QueueScreen<Row>>

interface CampaignsScreenProps<Row> extends Pick<Frame<Row>, 'title' | 'found' | 'idOf' | 'pageSize' | 'panel'> {
  search: CampaignSearch
  onSearch: (change: Partial<CampaignSearch>) => void
  addLabel: string
  canChange: boolean
  empty: { icon: string; title: string; text: string }
  columns: CampaignColumns<Row>
}

/** What staff write, publish and withdraw, newest first. */
export function CampaignsScreen<Row extends Campaign>(props: CampaignsScreenProps<Row>) {
  const { addLabel, canChange, empty, columns, ...frame } = props
  const { search, onSearch, title, idOf } = frame
  const { t } = useTranslation()
  return (
    <QueueScreen
      {...frame}
      tools={
        canChange && (
          <Button variant="lamp" start={<Icon name="icon-[ph--plus-bold]" />} onClick={() => onSearch({ id: newId })}>
            {addLabel}
          </Button>
        )
      }
      empty={<Empty {...empty} />}
      table={(table) => <CampaignTable {...table} label={title} rowKey={idOf} own={columns} />}
    >
      <FilterChips
        options={campaignViews.map((value) => ({ value, label: t(`marketing:view.${value}`) }))}
        value={search.view ?? 'all'}
        onValueChange={(next) => onSearch({ view: next === 'all' ? undefined : next, page: undefined })}
        note={t('filter.newestFirst')}
      />
    </QueueScreen>
  )
}

interface CampaignTableProps<Row> extends QueueTableProps<Row> {
  label: string
  rowKey: (row: Row) => string
  own: CampaignColumns<Row>
}

function CampaignTable<Row extends Campaign>({ isNarrow, own, ...table }: CampaignTableProps<Row>) {
  const { t, i18n } = useTranslation()
  const { count } = useFormats()
  const columns: Column<Row>[] = [
    {
      id: 'title',
      isRowHead: true,
      card: 'title',
      head: own.nameHead,
      cell: (row) => <span className="font-semibold">{row.texts[i18n.language]?.title}</span>,
    },
    ...own.terms,
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
    { id: 'joined', align: 'end', head: own.membersHead, cell: (row) => count(own.memberCountOf(row)) },
    {
      id: 'ends',
      card: 'metaEnd',
      head: t('marketing:endsAt'),
      cell: (row) => <Moment at={row.endsAt} className="whitespace-nowrap text-ink-2" />,
    },
    { id: 'state', card: 'foot', head: t('deposits.state'), cell: (row) => <CampaignState campaign={row} /> },
  ]
  const shown = isNarrow ? columns.filter(({ id }) => !['awarded', 'joined', 'type'].includes(id)) : columns
  return <Table {...table} dense columns={shown} />
}
