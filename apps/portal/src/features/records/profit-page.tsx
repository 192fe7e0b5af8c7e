import type { Profit } from '@fairground/contract'
import { type Column, Empty, ErrorState, Kpi, Money, Table } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { DayChart } from '../../components/records/day-chart.tsx'
import { RecordFilters } from '../../components/records/record-filters.tsx'
import { RecordHead } from '../../components/records/record-head.tsx'
import { toneOf } from '../../components/records/tone-of.ts'
import { useDays } from '../../components/records/use-days.ts'
import { query } from '../../lib/api.ts'

const figures = ['deposit', 'withdraw', 'bet', 'validBet', 'win', 'rebate', 'bonus'] as const

/** What the member put in, played for and gained, in all, by type of game and by day. */
export function ProfitPage() {
  const { t } = useTranslation()
  const days = useDays('last30')
  const profit = useQuery({
    ...query.records.profit.queryOptions({ input: days.span }),
    placeholderData: keepPreviousData,
  })
  const data = profit.data
  const types = Object.entries(data?.byType ?? {}).map(([type, of]) => ({ type, ...of }))
  return (
    <div className="grid grid-cols-1 gap-4">
      <RecordHead title={t('member.personalProfit')} />
      <RecordFilters days={days} />
      {profit.isError && !data ? (
        <ErrorState
          title={t('record.failed')}
          text={t('wallet.safe')}
          onRetry={() => void profit.refetch()}
          isRetrying={profit.isFetching}
        />
      ) : (
        <>
          <div className="fit-grid">
            <Kpi
              className="max-sm:col-span-full"
              label={t('profit.profit')}
              value={data && <Money amount={data.profit} currency="VND" decimals={0} signed />}
              valueTone={toneOf(data?.profit)}
              note={t('profit.note')}
              isLoading={!data}
            />
            {figures.map((figure) => (
              <Kpi
                key={figure}
                className={figure === 'bonus' ? 'max-sm:col-span-full' : undefined}
                label={t(`profit.${figure}`)}
                value={data && <Money amount={data[figure]} currency="VND" decimals={0} />}
                isLoading={!data}
              />
            ))}
          </div>
          <DayChart
            label={t('profit.chart')}
            range={days.range}
            rows={data?.days}
            series={[{ name: t('profit.profit'), color: 'up', isSigned: true, amountOf: (day) => day.profit }]}
          />
          <Table
            label={t('profit.byType')}
            rows={types}
            rowKey={({ type }) => type}
            state={profit.isPending || profit.isPlaceholderData ? 'loading' : 'ready'}
            empty={<Empty icon="icon-[ph--chart-line-up-duotone]" title={t('profit.none')} />}
            columns={columnsOf(t)}
          />
        </>
      )}
    </div>
  )
}

type TypeRow = Profit & { type: string }

const columnsOf = (t: TFunction): Column<TypeRow>[] => [
  {
    id: 'type',
    isRowHead: true,
    card: 'title',
    head: t('bet.gameType'),
    cell: ({ type }) => t(`bet.types.${type}`, { defaultValue: type }),
  },
  {
    id: 'bet',
    align: 'end',
    card: 'meta',
    head: t('profit.bet'),
    isNamed: true,
    cell: (row) => <Money amount={row.bet} currency="VND" decimals={0} />,
  },
  {
    id: 'valid',
    align: 'end',
    head: t('profit.validBet'),
    cell: (row) => <Money amount={row.validBet} currency="VND" decimals={0} />,
  },
  {
    id: 'win',
    align: 'end',
    card: 'metaEnd',
    head: t('profit.win'),
    isNamed: true,
    cell: (row) => <Money amount={row.win} currency="VND" decimals={0} />,
  },
  {
    id: 'profit',
    align: 'end',
    card: 'end',
    head: t('profit.profit'),
    cell: (row) => <Money amount={row.profit} currency="VND" decimals={0} signed />,
  },
]
