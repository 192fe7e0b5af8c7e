import type { RevenueReport } from '@fairground/contract'
import { type Column, Empty, Table } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { useCategoryText } from '../../../lib/use-category-text.ts'
import { useFormats } from '../../../lib/use-formats.ts'

type Total = RevenueReport['total']
type Figures = Pick<Total, 'betCount' | 'stakes' | 'payouts' | 'ggr'>
type DayFigures = RevenueReport['days'][number]
type VendorFigures = RevenueReport['vendors'][number]
type CategoryFigures = RevenueReport['categories'][number]

/** The same figures by vendor, by category and by day; each list sums to the same total. */
export function RevenueTables({ data }: { data: RevenueReport }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const categoryText = useCategoryText()
  const figures = useFigureColumns(data.total)
  const net = useNetColumns(data.total)
  const empty = <Empty icon="icon-[ph--chart-bar-duotone]" title={t('reports.empty')} />
  return (
    <>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Part title={t('reports.byVendor')}>
          <Table<VendorFigures>
            dense
            label={t('reports.byVendor')}
            rows={data.vendors}
            rowKey={({ vendorId }) => vendorId}
            empty={empty}
            columns={[
              nameColumn(t('reports.vendor'), t('reports.total'), ({ name }: VendorFigures) => <bdi>{name}</bdi>),
              ...figures,
            ]}
          />
        </Part>
        <Part title={t('reports.byCategory')}>
          <Table<CategoryFigures>
            dense
            label={t('reports.byCategory')}
            rows={data.categories}
            rowKey={({ gameType }) => gameType}
            empty={empty}
            columns={[
              nameColumn(t('reports.category'), t('reports.total'), ({ gameType }: CategoryFigures) =>
                categoryText(gameType),
              ),
              ...figures,
            ]}
          />
        </Part>
      </div>
      <Part title={t('reports.byDay')}>
        <Table<DayFigures>
          dense
          label={t('reports.byDay')}
          rows={[...data.days].reverse()}
          rowKey={({ day }) => day}
          columns={[
            nameColumn(t('reports.day'), t('reports.total'), ({ day }: DayFigures) => formats.day(day)),
            ...figures,
            ...net,
          ]}
        />
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-2 font-bold">{title}</h2>
      {children}
    </section>
  )
}

function nameColumn<Row>(head: string, foot: string, cell: (row: Row) => ReactNode): Column<Row> {
  return { id: 'name', head, isRowHead: true, card: 'title', cell, foot }
}

function useFigureColumns(total: Figures): Column<Figures>[] {
  const { t } = useTranslation()
  const { count } = useFormats()
  const money = (id: 'stakes' | 'payouts' | 'ggr', head: string, card?: Column<Figures>['card']): Column<Figures> => ({
    id,
    head,
    align: 'end',
    ...(card && { card }),
    cell: (row) => <Amount amount={row[id]} signed={id === 'ggr'} className={id === 'ggr' ? 'font-bold' : undefined} />,
    foot: <Amount amount={total[id]} signed={id === 'ggr'} />,
  })
  return [
    {
      id: 'bets',
      head: t('reports.betCount'),
      align: 'end',
      cell: (row) => <bdi>{count(row.betCount)}</bdi>,
      foot: <bdi>{count(total.betCount)}</bdi>,
    },
    money('stakes', t('dashboard.stakes')),
    money('payouts', t('dashboard.payouts')),
    money('ggr', t('reports.ggr'), 'end'),
  ]
}

function useNetColumns(total: Total): Column<DayFigures>[] {
  const { t } = useTranslation()
  const money = (id: 'bonuses' | 'rebates' | 'ngr', head: string): Column<DayFigures> => ({
    id,
    head,
    align: 'end',
    ...(id === 'ngr' && { card: 'metaEnd' as const }),
    cell: (row) => <Amount amount={row[id]} signed={id === 'ngr'} className={id === 'ngr' ? 'font-bold' : undefined} />,
    foot: <Amount amount={total[id]} signed={id === 'ngr'} />,
  })
  return [
    money('bonuses', t('reports.bonuses')),
    money('rebates', t('reports.rebates')),
    money('ngr', t('reports.ngr')),
  ]
}
