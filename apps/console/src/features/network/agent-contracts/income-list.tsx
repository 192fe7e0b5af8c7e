import { refusalText } from '@fairground/client'
import type { StaffContractIncome } from '@fairground/contract'
import { type Column, Empty, Kpi, Pager, Table } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { FilterChips } from '../../../components/filter-chips.tsx'
import { Moment } from '../../../components/moment.tsx'
import { listState } from '../../../lib/list-state.ts'
import { useMe } from '../../../lib/me.ts'
import { type ContractSearch, incomeViews } from './contract-search.ts'
import { IncomeState } from './contract-state.tsx'
import { HeldIncome } from './held-income.tsx'
import { pageSize, useIncomes } from './use-contracts.ts'

type IncomeListProps = { search: ContractSearch; onSearch: (change: Partial<ContractSearch>) => void }

/** What contracts gave period by period, and what uplines still owe. */
export function IncomeList({ search, onSearch }: IncomeListProps) {
  const { t } = useTranslation()
  const { currency } = useMe()
  const { income = 'all', page = 1, query } = search
  const found = useIncomes(search)
  const { data, error } = found
  return (
    <>
      <FilterChips
        options={incomeViews.map((value) => ({ value, label: t(`contracts.incomeView.${value}`) }))}
        value={income}
        onValueChange={(next) => onSearch({ income: next === 'all' ? undefined : next, page: undefined })}
        note={t('filter.newestFirst')}
      />
      <div className="mb-4 grid gap-3 sm:grid-cols-3">
        {(['amount', 'paid', 'owed'] as const).map((sum) => (
          <Kpi
            key={sum}
            label={t(`contracts.sum.${sum}`)}
            value={data && <Amount amount={data.sums[sum]} currency={currency} />}
            isLoading={!data}
          />
        ))}
      </div>
      <Table<StaffContractIncome>
        dense
        label={t('contracts.tab.incomes')}
        columns={useColumns()}
        rows={data?.list ?? []}
        rowKey={(row) => row.incomeId}
        state={listState(found)}
        errorText={error && refusalText(t, error)}
        onRetry={() => void found.refetch()}
        isFiltered={Boolean(query)}
        onClearFilters={() => onSearch({ query: undefined, page: undefined })}
        empty={<Empty icon="icon-[ph--hand-coins-duotone]" title={t('contracts.noIncome')} />}
        footer={
          data &&
          data.total > pageSize && (
            <Pager
              page={page}
              pageSize={pageSize}
              totalCount={data.total}
              onPageChange={(next) => onSearch({ page: next })}
            />
          )
        }
      />
    </>
  )
}

function useColumns(): Column<StaffContractIncome>[] {
  const { t } = useTranslation()
  const { currency } = useMe()
  const money = (amount: string) => <Amount amount={amount} currency={currency} />
  return [
    {
      id: 'sides',
      head: t('contracts.sides'),
      isRowHead: true,
      card: 'title',
      cell: (row) => (
        <>
          <bdi className="font-semibold">{row.upline}</bdi> → <bdi className="font-semibold">{row.downline}</bdi>
        </>
      ),
    },
    { id: 'kind', head: t('contracts.kind'), card: 'meta', cell: (row) => t(`contracts.kinds.${row.kind}`) },
    {
      id: 'period',
      head: t('contracts.periodFrom'),
      card: 'metaEnd',
      cell: (row) => <Moment at={row.periodFrom} className="whitespace-nowrap text-ink-2" />,
    },
    { id: 'active', head: t('contracts.active'), align: 'end', cell: (row) => row.activeMembers },
    { id: 'base', head: t('contracts.base'), align: 'end', cell: (row) => money(row.base) },
    { id: 'amount', head: t('contracts.amount'), align: 'end', card: 'end', cell: (row) => money(row.amount) },
    {
      id: 'next',
      head: t('contracts.nextTry'),
      cell: (row) => (row.nextTryAt ? <Moment at={row.nextTryAt} className="whitespace-nowrap text-ink-2" /> : '–'),
    },
    {
      id: 'state',
      head: t('deposits.state'),
      card: 'foot',
      cell: (row) => (
        <div className="flex flex-wrap items-center gap-2">
          <IncomeState state={row.status} />
          {row.canDecide && <HeldIncome income={row} />}
        </div>
      ),
    },
  ]
}
