import { refusalText } from '@fairground/client'
import { type ContractRun, contractKinds } from '@fairground/contract'
import { Button, type Column, Empty, Icon, Pager, Table } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'
import { listState } from '../../../lib/list-state.ts'
import { may, useMe } from '../../../lib/me.ts'
import type { ContractSearch } from './contract-search.ts'
import { pageSize, useRunJob, useRuns } from './use-contracts.ts'

type RunListProps = { search: ContractSearch; onSearch: (change: Partial<ContractSearch>) => void }

/** Periods that the jobs settled, and a way to run each job now. */
export function RunList({ search, onSearch }: RunListProps) {
  const { t } = useTranslation()
  const found = useRuns(search)
  const { data, error } = found
  const run = useRunJob()
  return (
    <>
      {may(useMe(), 'contracts.manage') && (
        <div className="mb-4 flex flex-wrap gap-2">
          {contractKinds.map((kind) => (
            <Button
              key={kind}
              size="sm"
              variant="line"
              busy={run.isPending && run.variables === kind}
              disabled={run.isPending}
              start={<Icon name="icon-[ph--play-bold]" />}
              onClick={() => run.mutate(kind)}
            >
              {t('contracts.runNow', { kind: t(`contracts.kinds.${kind}`) })}
            </Button>
          ))}
        </div>
      )}
      <Table<ContractRun>
        dense
        label={t('contracts.tab.jobs')}
        columns={useColumns()}
        rows={data?.list ?? []}
        rowKey={(row) => `${row.kind} ${row.period} ${row.periodFrom}`}
        state={listState(found)}
        errorText={error && refusalText(t, error)}
        onRetry={() => void found.refetch()}
        empty={<Empty icon="icon-[ph--clock-countdown-duotone]" title={t('contracts.noRun')} />}
        footer={
          data &&
          data.total > pageSize && (
            <Pager
              page={search.page ?? 1}
              pageSize={pageSize}
              totalCount={data.total}
              onPageChange={(page) => onSearch({ page })}
            />
          )
        }
      />
    </>
  )
}

function useColumns(): Column<ContractRun>[] {
  const { t } = useTranslation()
  const { currency } = useMe()
  return [
    {
      id: 'kind',
      head: t('contracts.kind'),
      isRowHead: true,
      card: 'title',
      cell: (row) => `${t(`contracts.kinds.${row.kind}`)} · ${t(`contracts.rhythm.${row.period}`)}`,
    },
    {
      id: 'from',
      head: t('contracts.periodFrom'),
      card: 'meta',
      cell: (row) => <Moment at={row.periodFrom} className="whitespace-nowrap text-ink-2" />,
    },
    {
      id: 'to',
      head: t('contracts.periodTo'),
      cell: (row) => <Moment at={row.periodTo} className="whitespace-nowrap text-ink-2" />,
    },
    {
      id: 'ran',
      head: t('contracts.ranAt'),
      card: 'metaEnd',
      cell: (row) => <Moment at={row.ranAt} className="whitespace-nowrap text-ink-2" />,
    },
    { id: 'contracts', head: t('nav.contracts'), align: 'end', cell: (row) => row.contracts },
    { id: 'incomes', head: t('contracts.tab.incomes'), align: 'end', cell: (row) => row.incomes },
    {
      id: 'amount',
      head: t('contracts.amount'),
      align: 'end',
      card: 'end',
      cell: (row) => <Amount amount={row.amount} currency={currency} />,
    },
  ]
}
