import { refusalText } from '@fairground/client'
import { type GameReturn, returnKinds, returnStates } from '@fairground/contract'
import { type Column, Empty, Input, Select, StatusChip, Table } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { FilterChips } from '../../../components/filter-chips.tsx'
import { Moment } from '../../../components/moment.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { QueueFooter } from '../../../components/queue-footer.tsx'
import { SearchBox } from '../../../components/search-box.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { StaleNote } from '../../../components/stale-note.tsx'
import { listState } from '../../../lib/list-state.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { useQueueKeys } from '../../../lib/use-queue-keys.ts'
import { useToday } from '../../../lib/use-today.ts'
import type { GamesSearch, ReturnKind } from './games-search.ts'
import { ReturnAlarms } from './return-alarms.tsx'
import { ReturnPanel } from './return-panel.tsx'
import { Band, Certified, ReturnChip } from './return-text.tsx'
import { nameIn } from './shown-name.ts'
import { usePercent } from './use-percent.ts'
import { returnPageSize, useReturns } from './use-returns.ts'

interface ReturnListProps {
  tabs: ReactNode
  search: GamesSearch
  onSearch: (change: Partial<GamesSearch>) => void
}

const every = 'every'

/** What the games of a day returned beside what they are certified for, outside the band first. */
export function ReturnList({ tabs, search, onSearch }: ReturnListProps) {
  const { t } = useTranslation()
  const { count } = useFormats()
  const today = useToday()
  const { day = today, returned, query = '', page = 1, id, kind } = search
  const found = useReturns(day, search)
  const { data, error } = found
  const rows = data?.list ?? []
  const opened = rows.find((row) => row.nodeId === id && (kind === undefined || row.kind === kind))
  const open = (key: string | undefined) => {
    const row = rows.find((one) => keyOf(one) === key)
    onSearch(row ? { id: row.nodeId, kind: row.kind } : { id: undefined })
  }
  const keys = useQueueKeys({ ids: rows.map(keyOf), openId: opened && keyOf(opened), onOpen: open })
  return (
    <SplitView
      box={keys.page}
      panel={
        id !== undefined && (
          <ReturnPanel
            key={id}
            nodeId={id}
            kind={kind}
            onKind={(next) => onSearch({ kind: next })}
            onClose={() => open(undefined)}
          />
        )
      }
    >
      <PageHead title={t('nav.games')}>
        <SearchBox
          box={keys.searchBox}
          label={t('lobby:search')}
          value={query}
          onSearch={(text) => onSearch({ query: text || undefined, page: undefined })}
        />
      </PageHead>
      {tabs}
      <ReturnAlarms />
      <p className="mb-3 max-w-180 text-sm text-ink-2">
        {t('lobby:return.about', {
          deviations: data ? count(data.method.deviations) : '…',
          roundsMin: data ? count(data.method.roundsMin) : '…',
        })}{' '}
        {data?.countedAt && (
          <span className="text-ink-3">
            {t('lobby:return.counted')} <Moment at={data.countedAt} look="exactTime" />
          </span>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Input
          type="date"
          size="sm"
          className="w-38"
          aria-label={t('lobby:return.day')}
          max={today}
          value={day}
          onChange={({ target }) => target.value && onSearch({ day: target.value, page: undefined })}
        />
        <KindSelect value={kind} onChange={(next) => onSearch({ kind: next, page: undefined })} />
        <FilterChips
          options={[every, ...returnStates].map((value) => ({ value, label: t(`lobby:return.state.${value}`) }))}
          value={returned ?? every}
          onValueChange={(next) =>
            onSearch({ returned: returnStates.find((state) => state === next), page: undefined })
          }
        />
      </div>
      {error && data && <StaleNote error={error} />}
      <Table
        dense
        label={t('lobby:tab.returns')}
        rows={rows}
        rowKey={keyOf}
        columns={useColumns(id !== undefined)}
        state={listState(found)}
        errorText={error && refusalText(t, error)}
        onRetry={() => void found.refetch()}
        activeKey={keys.activeId}
        onRowClick={(row) => open(keyOf(row))}
        isFiltered={query !== '' || returned !== undefined || kind !== undefined}
        onClearFilters={() => onSearch({ query: undefined, returned: undefined, kind: undefined, page: undefined })}
        empty={<Empty icon="icon-[ph--chart-line-duotone]" title={t('lobby:return.none')} />}
        footer={
          data && (
            <QueueFooter
              page={page}
              pageSize={returnPageSize}
              totalCount={data.total}
              onPageChange={(next) => onSearch({ page: next })}
            />
          )
        }
      />
    </SplitView>
  )
}

const keyOf = ({ nodeId, kind, currency, modelId, modelVersion }: GameReturn): string =>
  [nodeId, kind, currency, modelId, modelVersion].join(' ')

function KindSelect({
  value,
  onChange,
}: {
  value: ReturnKind | undefined
  onChange: (kind: ReturnKind | undefined) => void
}) {
  const { t } = useTranslation()
  return (
    <Select
      size="sm"
      className="w-full sm:w-52"
      label={t('lobby:return.kind')}
      value={value ?? every}
      options={[
        { value: every, label: t('lobby:return.kind.every') },
        ...returnKinds.map((kind) => ({ value: kind, label: t(`lobby:return.kind.${kind}`) })),
      ]}
      onValueChange={(next) => onChange(returnKinds.find((kind) => kind === next))}
    />
  )
}

function GameName({ row }: { row: GameReturn }) {
  const { t, i18n } = useTranslation()
  return (
    <span className="flex items-center gap-2.5">
      {row.iconUrl && (
        <img
          src={row.iconUrl}
          alt=""
          width={30}
          height={40}
          loading="lazy"
          className="h-10 w-7.5 flex-none rounded-xs object-cover"
        />
      )}
      <span className="min-w-0">
        <b className="block break-words">{nameIn(row.names, i18n.language)}</b>
        {row.stoppedAt && (
          <StatusChip tone="bad" size="sm">
            {t('lobby:stop.isStopped')}
          </StatusChip>
        )}
      </span>
    </span>
  )
}

function useColumns(isNarrow: boolean): Column<GameReturn>[] {
  const { t } = useTranslation()
  const { count } = useFormats()
  const percent = usePercent()
  const columns: Column<GameReturn>[] = [
    {
      ...{ id: 'name', head: t('lobby:game'), isRowHead: true, card: 'title' },
      cell: (row) => <GameName row={row} />,
    },
    { id: 'state', head: t('deposits.state'), card: 'end', cell: ({ state }) => <ReturnChip state={state} /> },
    { id: 'kind', head: t('lobby:return.kind'), cell: ({ kind }) => t(`lobby:return.kind.${kind}`) },
    {
      ...{ id: 'actual', head: t('lobby:return.actual'), align: 'end', card: 'meta' },
      cell: ({ actual }) => <b>{percent(actual)}</b>,
    },
    {
      ...{ id: 'certified', head: t('lobby:return.certified'), align: 'end' },
      cell: (row) => <Certified figures={row} />,
    },
    {
      ...{ id: 'band', head: t('lobby:return.band'), align: 'end', card: 'metaEnd' },
      cell: (row) => <Band figures={row} />,
    },
    {
      ...{ id: 'rounds', head: t('lobby:return.rounds'), align: 'end' },
      cell: ({ rounds }) => <bdi>{count(rounds)}</bdi>,
    },
    {
      ...{ id: 'stake', head: t('lobby:return.stake'), align: 'end' },
      cell: ({ stake, currency }) => <Amount amount={stake} currency={currency} />,
    },
  ]
  return columns.filter(({ id }) => !isNarrow || !['kind', 'certified', 'rounds', 'stake'].includes(id))
}
