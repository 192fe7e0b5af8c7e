import type { RewardSimulation, VipProgram } from '@fairground/contract'
import { type Column, Empty, Table } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { useCategoryText } from '../../../lib/use-category-text.ts'
import { useLevelText } from './use-level-text.ts'

type Figures = RewardSimulation['total']

/** The same sums by category and by level. */
export function SimulationTables({ data, levels }: { data: RewardSimulation; levels: VipProgram['levels'] }) {
  const { t } = useTranslation()
  const categoryText = useCategoryText()
  const levelText = useLevelText(levels)
  const figures = useFigureColumns()
  const empty = <Empty icon="icon-[ph--chart-bar-duotone]" title={t('rules.noBets')} />
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Table<RewardSimulation['categories'][number]>
        dense
        label={t('rules.byCategory')}
        rows={data.categories}
        rowKey={({ gameType }) => gameType}
        empty={empty}
        columns={[
          {
            id: 'name',
            head: t('rules.category'),
            isRowHead: true,
            card: 'title',
            cell: ({ gameType }) => categoryText(gameType),
          },
          ...figures,
        ]}
      />
      <Table<RewardSimulation['levels'][number]>
        dense
        label={t('rules.byLevel')}
        rows={data.levels}
        rowKey={({ rank }) => String(rank)}
        empty={empty}
        columns={[
          { id: 'name', head: t('rules.level'), isRowHead: true, card: 'title', cell: ({ rank }) => levelText(rank) },
          ...figures,
        ]}
      />
    </div>
  )
}

function useFigureColumns(): Column<Figures>[] {
  const { t } = useTranslation()
  const money = (id: keyof Figures, head: string, card?: Column<Figures>['card']): Column<Figures> => ({
    id,
    head,
    align: 'end',
    ...(card && { card }),
    cell: (row) => (
      <Amount amount={row[id]} signed={id === 'ggr'} className={id === 'draft' ? 'font-bold' : undefined} />
    ),
  })
  return [
    money('validBet', t('rules.validBet')),
    money('ggr', t('reports.ggr'), 'meta'),
    money('current', t('rules.current'), 'metaEnd'),
    money('draft', t('rules.draft'), 'end'),
  ]
}
