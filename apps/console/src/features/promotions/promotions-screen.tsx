import type { StaffPromotion } from '@fairground/contract'
import { Button, type Column, Empty, Icon, Table } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../components/amount.tsx'
import { CampaignState } from '../../components/campaign-state.tsx'
import { FilterChips } from '../../components/filter-chips.tsx'
import { Moment } from '../../components/moment.tsx'
import { QueueScreen, type QueueTableProps } from '../../components/queue-screen.tsx'
import { may, useMe } from '../../lib/me.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { PromotionPanel } from './promotion-panel.tsx'
import { type PromotionSearch, promotionViews } from './promotion-search.ts'
import { pageSize, usePromotion, usePromotions } from './use-promotions.ts'

const newId = 'new'

type PromotionsScreenProps = { search: PromotionSearch; onSearch: (change: Partial<PromotionSearch>) => void }

/** What the house gives: written, published, withdrawn. */
export function PromotionsScreen({ search, onSearch }: PromotionsScreenProps) {
  const { t } = useTranslation()
  const canChange = may(useMe(), 'marketing.manage')
  const { view = 'all', id } = search
  const found = usePromotions(search)
  const listed = found.data?.list.find(({ promotionId }) => promotionId === id)
  const elsewhere = usePromotion(id ?? '', id !== undefined && id !== newId && found.data !== undefined && !listed)
  const saved = listed ?? elsewhere.data ?? undefined
  const open = (promotionId: string | undefined) => onSearch({ id: promotionId })
  return (
    <QueueScreen
      title={t('nav.promotions')}
      tools={
        canChange && (
          <Button variant="lamp" start={<Icon name="icon-[ph--plus-bold]" />} onClick={() => open(newId)}>
            {t('marketing:add')}
          </Button>
        )
      }
      found={found}
      idOf={(row) => row.promotionId}
      search={search}
      onSearch={onSearch}
      pageSize={pageSize}
      panel={
        saved ? (
          <PromotionPanel key={saved.promotionId} saved={saved} onClose={() => open(undefined)} />
        ) : (
          id === newId && canChange && <PromotionPanel key={newId} onAdded={open} onClose={() => open(undefined)} />
        )
      }
      empty={<Empty icon="icon-[ph--confetti-duotone]" title={t('marketing:none')} text={t('marketing:noneText')} />}
      table={(props) => <PromotionTable {...props} />}
    >
      <FilterChips
        options={promotionViews.map((value) => ({ value, label: t(`marketing:view.${value}`) }))}
        value={view}
        onValueChange={(next) => onSearch({ view: next === 'all' ? undefined : next, page: undefined })}
        note={t('filter.newestFirst')}
      />
    </QueueScreen>
  )
}

function PromotionTable({ isNarrow, ...table }: QueueTableProps<StaffPromotion>) {
  const { t } = useTranslation()
  const columns = useColumns(isNarrow)
  return <Table {...table} dense label={t('nav.promotions')} columns={columns} rowKey={(row) => row.promotionId} />
}

function useColumns(isNarrow: boolean): Column<StaffPromotion>[] {
  const { t, i18n } = useTranslation()
  const { count } = useFormats()
  const columns: Column<StaffPromotion>[] = [
    {
      id: 'title',
      isRowHead: true,
      card: 'title',
      head: t('marketing:name'),
      cell: (row) => <span className="font-semibold">{row.texts[i18n.language]?.title}</span>,
    },
    { id: 'type', card: 'meta', head: t('marketing:type'), cell: (row) => t(`marketing:types.${row.promotionType}`) },
    {
      id: 'reward',
      align: 'end',
      card: 'end',
      head: t('marketing:reward'),
      cell: (row) => <Amount amount={row.reward} currency={row.currency} />,
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
    { id: 'joined', align: 'end', head: t('marketing:joined'), cell: (row) => count(row.joinedCount) },
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
