import type { Game } from '@fairground/contract'
import { Button, Empty, Skeleton } from '@fairground/ui'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { MoreGames, type MoreGamesProps } from '../game-grid.tsx'
import { clearedSearch, type GameSearch, hasFilter } from '../game-search.ts'
import { type GoodRoadChoice, useGoodRoadChoice } from './good-road-choice.ts'
import { LiveCard } from './live-card.tsx'
import { useLiveStore } from './live-context.ts'
import { LiveHalls } from './live-halls.tsx'
import type { LiveStore } from './live-store.ts'
import { isWanted } from './table-filter.ts'
import { tablePlace } from './table-place.ts'

const eagerCount = 8

interface LiveGridProps {
  /** Absent while they are fetched. */
  games: readonly Game[] | undefined
  more: MoreGamesProps | undefined
  search: GameSearch
  onSearch: (search: GameSearch) => void
}

/** Live tables as they are played; what narrows them beside their games is known here alone. */
export function LiveGrid({ games, more, search, onSearch }: LiveGridProps) {
  const { t } = useTranslation()
  const wanted = useWanted(games ?? [], search)
  if (!games)
    return (
      <ul className={tablePlace}>
        {Array.from({ length: 8 }, (_, i) => i).map((i) => (
          <li key={i}>
            <Skeleton className="aspect-4/5 rounded-lg!" />
          </li>
        ))}
      </ul>
    )
  // The button that was pressed goes with the halls: the reader goes on from the heading.
  const openHall = (category: GameSearch['category']) => {
    onSearch({ ...search, category })
    document.getElementById('games')?.focus()
  }
  if (!hasFilter(search)) return <LiveHalls games={games} more={more} onCategory={openHall} />
  return (
    <>
      <ul className={tablePlace}>
        {wanted.map((game, i) => (
          <li key={game.nodeId}>
            <LiveCard game={game} eager={i < eagerCount} />
          </li>
        ))}
      </ul>
      {games.length > 0 && wanted.length === 0 && !more?.hasMore && (
        <Empty
          icon="icon-[ph--magnifying-glass-duotone]"
          title={t('home.noMatch')}
          action={
            <Button variant="line" onClick={() => onSearch(clearedSearch(search))}>
              {t('ui:clearFilters')}
            </Button>
          }
        />
      )}
      {more && games.length > 0 && <MoreGames {...more} />}
    </>
  )
}

/** Looked for at all news, drawn again only when other tables are wanted than before. */
function useWanted(games: readonly Game[], search: GameSearch): readonly Game[] {
  const store = useLiveStore()
  const choice = useGoodRoadChoice()
  const read = () => wantedIds({ store, games, search, choice })
  const ids = useSyncExternalStore(store.subscribe, read, read)
  const wanted = new Set(ids.split(' '))
  return games.filter(({ nodeId }) => wanted.has(nodeId))
}

interface Asked {
  store: LiveStore
  games: readonly Game[]
  search: GameSearch
  choice: GoodRoadChoice
}

const wantedIds = ({ store, games, search, choice }: Asked): string =>
  games
    .filter(({ nodeId }) => isWanted(store.find(nodeId), search, choice.roads))
    .map(({ nodeId }) => nodeId)
    .join(' ')
