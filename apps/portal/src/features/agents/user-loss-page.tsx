import { agentFiles } from '@fairground/contract'
import { Empty, Kpi, Money, Table } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RecordFilters } from '../../components/records/record-filters.tsx'
import { RecordHead } from '../../components/records/record-head.tsx'
import { toneOf } from '../../components/records/tone-of.ts'
import { useDays } from '../../components/records/use-days.ts'
import { query } from '../../lib/api.ts'
import { listState } from '../../lib/list-state.ts'
import { branchColumns } from './branch-columns.tsx'
import { DownlinePath } from './downline-path.tsx'
import { useWalk } from './use-walk.ts'
import { WalkFilters } from './walk-filters.tsx'
import { WalkPager } from './walk-pager.tsx'

const figures = ['deposit', 'withdraw', 'validBet', 'win'] as const

/** What each branch of the team gained or lost: an account with everybody below it, level by level. */
export function UserLossPage() {
  const { t } = useTranslation()
  const days = useDays()
  const walk = useWalk()
  const input = { ...walk.input, ...days.span }
  const found = useQuery({ ...query.agents.userLoss.queryOptions({ input }), placeholderData: keepPreviousData })
  const sums = found.data?.sums
  const { account, parent, kind } = walk.input
  return (
    <div className="grid grid-cols-1 gap-4">
      <RecordHead
        title={t('agents:page.userLoss')}
        file={{ path: agentFiles.userLoss, query: { ...days.span, account, parent, kind } }}
      />
      <RecordFilters days={days} onClear={walk.isFiltered ? walk.clear : undefined}>
        <WalkFilters walk={walk} />
      </RecordFilters>
      <div className="fit-grid [--fit-share:18%]">
        <Kpi
          className="max-sm:col-span-full"
          label={t('agents:teamProfit')}
          value={sums && <Money amount={sums.profit} currency="VND" decimals={0} signed />}
          valueTone={toneOf(sums?.profit)}
          isLoading={!sums}
        />
        {figures.map((figure) => (
          <Kpi
            key={figure}
            label={t(`profit.${figure}`)}
            value={sums && <Money amount={sums[figure]} currency="VND" decimals={0} />}
            isLoading={!sums}
          />
        ))}
      </div>
      <DownlinePath path={found.data?.path ?? []} isSearch={walk.isSearch} onOpen={walk.open} />
      <Table
        label={t('agents:page.userLoss')}
        rows={found.data?.list ?? []}
        rowKey={({ id }) => id}
        state={listState(found)}
        onRetry={() => void found.refetch()}
        errorText={t('wallet.safe')}
        isFiltered={walk.isFiltered}
        onClearFilters={walk.clear}
        empty={<Empty icon="icon-[ph--users-three-duotone]" title={t('agents:nobody')} text={t('agents:nobodyText')} />}
        columns={branchColumns(t, ({ id }) => walk.open(id))}
        footer={<WalkPager walk={walk} total={found.data?.total} />}
      />
    </div>
  )
}
