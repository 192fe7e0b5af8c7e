import { refusalText } from '@fairground/client'
import type { StaffModel } from '@fairground/contract'
import { numberFormat } from '@fairground/money'
import { type Column, Empty, StatusChip, Table } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../../components/filter-chips.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { SearchBox } from '../../../components/search-box.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { listState } from '../../../lib/list-state.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { useQueueKeys } from '../../../lib/use-queue-keys.ts'
import { type GamesSearch, modelEngines } from './games-search.ts'
import { ModelPanel } from './model-panel.tsx'
import { ModelReturn } from './model-return.tsx'
import { useModels } from './use-models.ts'
import { usePercent } from './use-percent.ts'

interface ModelListProps {
  tabs: ReactNode
  search: GamesSearch
  onSearch: (change: Partial<GamesSearch>) => void
}

const every = 'every'

/** The house studio's models, with what is certified of them and how many games play each. */
export function ModelList({ tabs, search, onSearch }: ModelListProps) {
  const { t } = useTranslation()
  const { query = '', id, engine } = search
  const found = useModels()
  const { data, error } = found
  const isNamed = ({ modelId }: StaffModel) => modelId.includes(query.trim().toLowerCase())
  const rows = (data?.list ?? []).filter((one) => isNamed(one) && (engine === undefined || one.engine === engine))
  const opened = rows.find(({ modelId }) => modelId === id)
  const open = (modelId: string | undefined) => onSearch({ id: modelId })
  const keys = useQueueKeys({ ids: rows.map((row) => row.modelId), openId: id, onOpen: open })
  return (
    <SplitView
      box={keys.page}
      panel={opened && <ModelPanel key={opened.modelId} model={opened} onClose={() => open(undefined)} />}
    >
      <PageHead title={t('nav.games')}>
        <SearchBox
          box={keys.searchBox}
          label={t('lobby:model.search')}
          value={query}
          onSearch={(text) => onSearch({ query: text || undefined })}
        />
      </PageHead>
      {tabs}
      <p className="mb-3 max-w-180 text-sm text-ink-2">{t('lobby:model.about')}</p>
      <FilterChips
        options={[every, ...modelEngines].map((value) => ({ value, label: t(`lobby:model.engine.${value}`) }))}
        value={engine ?? every}
        onValueChange={(next) => onSearch({ engine: modelEngines.find((one) => one === next) })}
      />
      <Table
        dense
        label={t('lobby:tab.studio')}
        rows={rows}
        rowKey={(row) => row.modelId}
        columns={useColumns(opened !== undefined)}
        state={listState(found)}
        errorText={error && refusalText(t, error)}
        onRetry={() => void found.refetch()}
        activeKey={keys.activeId}
        onRowClick={(row) => open(row.modelId)}
        isFiltered={query !== '' || engine !== undefined}
        onClearFilters={() => onSearch({ query: undefined, engine: undefined })}
        empty={<Empty icon="icon-[ph--certificate-duotone]" title={t('lobby:model.none')} />}
      />
    </SplitView>
  )
}

function ModelState({ model: { gameCount, stoppedCount } }: { model: StaffModel }) {
  const { t } = useTranslation()
  if (stoppedCount === 0) return <StatusChip tone="ok">{t('lobby:model.on')}</StatusChip>
  if (stoppedCount >= gameCount) return <StatusChip tone="bad">{t('lobby:stop.isStopped')}</StatusChip>
  return <StatusChip tone="wait">{t('lobby:model.partly')}</StatusChip>
}

function useColumns(isNarrow: boolean): Column<StaffModel>[] {
  const { t, i18n } = useTranslation()
  const { count } = useFormats()
  const percent = usePercent()
  const decimal = numberFormat(i18n.language, { maximumFractionDigits: 2 })
  const columns: Column<StaffModel>[] = [
    {
      ...{ id: 'model', head: t('lobby:return.model'), isRowHead: true, card: 'title' },
      cell: ({ modelId, version }) => (
        <bdi>
          <b>{modelId}</b> · {version}
        </bdi>
      ),
    },
    { id: 'state', head: t('deposits.state'), card: 'end', cell: (row) => <ModelState model={row} /> },
    { id: 'rtp', head: t('lobby:rtp'), align: 'end', card: 'meta', cell: (row) => <ModelReturn model={row} /> },
    {
      ...{ id: 'hit', head: t('lobby:model.hit'), align: 'end' },
      cell: ({ hitMin, hitMax }) => (hitMin === hitMax ? percent(Number(hitMin)) : '–'),
    },
    {
      ...{ id: 'sd', head: t('lobby:model.sd'), align: 'end' },
      cell: ({ sd }) => (sd === null ? '–' : <bdi>{decimal.format(Number(sd))}</bdi>),
    },
    {
      ...{ id: 'max', head: t('lobby:model.max'), align: 'end' },
      cell: ({ maxWinX }) => <bdi>{count(maxWinX)}×</bdi>,
    },
    { id: 'method', head: t('lobby:model.method'), cell: ({ method }) => t(`lobby:model.method.${method}`) },
    {
      ...{ id: 'games', head: t('lobby:tab.games'), align: 'end', card: 'metaEnd' },
      cell: ({ gameCount }) => <bdi>{count(gameCount)}</bdi>,
    },
  ]
  return columns.filter(({ id }) => !isNarrow || !['hit', 'sd', 'max', 'method'].includes(id))
}
