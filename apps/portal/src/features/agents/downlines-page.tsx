import { Empty, Table } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { listState } from '../../lib/list-state.ts'
import { downlineColumns } from './downline-columns.tsx'
import { DownlinePath } from './downline-path.tsx'
import { useWalk } from './use-walk.ts'
import { WalkFilters } from './walk-filters.tsx'
import { WalkPager } from './walk-pager.tsx'

/** Who is below the agent: level by level down the tree, or found by name at any depth. */
export function DownlinesPage() {
  const { t } = useTranslation()
  const walk = useWalk()
  const found = useQuery({
    ...query.agents.downlines.queryOptions({ input: walk.input }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 className="font-poster text-3xl">{t('agents:page.downlineManagement')}</h1>
      <section aria-label={t('record.filters')} className="card flex flex-wrap items-center gap-3 p-4">
        <WalkFilters walk={walk} />
      </section>
      <DownlinePath path={found.data?.path ?? []} isSearch={walk.isSearch} onOpen={walk.open} />
      <Table
        label={t('agents:page.downlineManagement')}
        rows={found.data?.list ?? []}
        rowKey={({ id }) => id}
        state={listState(found)}
        onRetry={() => void found.refetch()}
        isFiltered={walk.isFiltered}
        onClearFilters={walk.clear}
        empty={<Empty icon="icon-[ph--users-three-duotone]" title={t('agents:nobody')} text={t('agents:nobodyText')} />}
        columns={downlineColumns(t, ({ id }) => walk.open(id))}
        footer={<WalkPager walk={walk} total={found.data?.total} />}
      />
    </div>
  )
}
