import { refusalText } from '@fairground/client'
import type { StaffGame } from '@fairground/contract'
import { type Column, Empty, formatRtp, Select, StatusChip, Table } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../../components/filter-chips.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { QueueFooter } from '../../../components/queue-footer.tsx'
import { SearchBox } from '../../../components/search-box.tsx'
import { SplitView } from '../../../components/split-view.tsx'
import { StaleNote } from '../../../components/stale-note.tsx'
import { listState } from '../../../lib/list-state.ts'
import { useQueueKeys } from '../../../lib/use-queue-keys.ts'
import { GamePanel } from './game-panel.tsx'
import { type GamesSearch, gameViews } from './games-search.ts'
import { shownName } from './shown-name.ts'
import { pageSize, useBrands, useGames } from './use-games.ts'

interface GameListProps {
  tabs: ReactNode
  search: GamesSearch
  onSearch: (change: Partial<GamesSearch>) => void
}

/** Every game a vendor lists, fifty at a time, in the order of the lobby. */
export function GameList({ tabs, search, onSearch }: GameListProps) {
  const { t } = useTranslation()
  const { view = 'all', query = '', brand, page = 1, id } = search
  const found = useGames(search)
  const { data, error } = found
  const rows = data?.list ?? []
  const open = (nodeId: string | undefined) => onSearch({ id: nodeId })
  const keys = useQueueKeys({ ids: rows.map((row) => row.nodeId), openId: id, onOpen: open })
  const saved = rows.find(({ nodeId }) => nodeId === id)
  const countOf = (value: string) => (value === view && !query && !found.isPlaceholderData ? data?.total : undefined)
  return (
    <SplitView
      box={keys.page}
      panel={saved && <GamePanel key={saved.nodeId} saved={saved} onClose={() => open(undefined)} />}
    >
      <PageHead title={t('nav.games')}>
        <BrandSelect value={brand} onChange={(next) => onSearch({ brand: next, page: undefined })} />
        <SearchBox
          label={t('lobby:search')}
          value={query}
          box={keys.searchBox}
          onSearch={(text) => onSearch({ query: text || undefined, page: undefined })}
        />
      </PageHead>
      {tabs}
      <FilterChips
        options={gameViews.map((value) => ({ value, label: t(`lobby:state.${value}`), count: countOf(value) }))}
        value={view}
        onValueChange={(next) => onSearch({ view: next === 'all' ? undefined : next, page: undefined })}
      />
      {error && data && <StaleNote error={error} />}
      <Table
        dense
        label={t('nav.games')}
        rows={rows}
        rowKey={(row) => row.nodeId}
        columns={useColumns(saved !== undefined)}
        state={listState(found)}
        errorText={error && refusalText(t, error)}
        onRetry={() => void found.refetch()}
        activeKey={keys.activeId}
        onRowClick={(row) => open(row.nodeId)}
        isFiltered={query !== '' || brand !== undefined}
        onClearFilters={() => onSearch({ query: undefined, brand: undefined, page: undefined })}
        empty={
          <Empty icon="icon-[ph--game-controller-duotone]" title={t('lobby:noGames')} text={t('lobby:noGamesText')} />
        }
        footer={
          data && (
            <QueueFooter
              page={page}
              pageSize={pageSize}
              totalCount={data.total}
              onPageChange={(next) => onSearch({ page: next })}
            />
          )
        }
      />
    </SplitView>
  )
}

const every = 'every'

function BrandSelect({
  value,
  onChange,
}: {
  value: string | undefined
  onChange: (brand: string | undefined) => void
}) {
  const { t } = useTranslation()
  const brands = useBrands().data?.list ?? []
  return (
    <div className="w-full sm:w-52">
      <Select
        label={t('lobby:brand')}
        options={[
          { value: every, label: t('lobby:allBrands') },
          ...brands.map(({ vassalage, name }) => ({ value: vassalage, label: name })),
        ]}
        value={value ?? every}
        onValueChange={(next) => onChange(next === every ? undefined : next)}
      />
    </div>
  )
}

/** Whether visitors can open the game. */
function GameState({ game }: { game: StaffGame }) {
  const { t } = useTranslation()
  if (game.stoppedAt) return <StatusChip tone="bad">{t('lobby:stop.isStopped')}</StatusChip>
  if (game.vendorStatus === 'retired') return <StatusChip tone="neutral">{t('lobby:state.retired')}</StatusChip>
  return (
    <StatusChip tone={game.isEnabled ? 'ok' : 'neutral'}>
      {t(game.isEnabled ? 'lobby:state.open' : 'lobby:state.closed')}
    </StatusChip>
  )
}

function useColumns(isNarrow: boolean): Column<StaffGame>[] {
  const { t, i18n } = useTranslation()
  const classOf = ({ classify, vendorClassify }: StaffGame) => {
    const value = classify ?? vendorClassify
    return value === null ? '' : t(`lobby:class.${value}`)
  }
  const columns: Column<StaffGame>[] = [
    {
      id: 'name',
      head: t('lobby:game'),
      isRowHead: true,
      card: 'title',
      cell: (row) => (
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
          <b className="min-w-0 break-words">{shownName(row, i18n.language)}</b>
        </span>
      ),
    },
    { id: 'state', head: t('deposits.state'), card: 'end', cell: (row) => <GameState game={row} /> },
    { id: 'brand', head: t('lobby:brand'), card: 'meta', cell: (row) => <bdi>{row.vendorName}</bdi> },
    { id: 'class', head: t('lobby:class'), cell: classOf },
    {
      id: 'rtp',
      head: t('lobby:rtp'),
      align: 'end',
      cell: (row) => <bdi>{formatRtp(row.rtpBp, i18n.language, row.rtpMinBp)}</bdi>,
    },
    { id: 'weight', head: t('rules.weight'), align: 'end', cell: (row) => <bdi>{`${row.rebateWeight} %`}</bdi> },
    { id: 'hot', head: t('lobby:hot'), align: 'end', card: 'metaEnd', isNamed: true, cell: (row) => row.hotRank ?? '' },
    { id: 'place', head: t('lobby:place'), align: 'end', cell: (row) => <bdi>{row.sort}</bdi> },
  ]
  return columns.filter(({ id }) => !isNarrow || !['class', 'rtp', 'weight', 'place'].includes(id))
}
