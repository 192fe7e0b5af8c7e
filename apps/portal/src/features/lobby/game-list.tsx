import { Button, Empty, ErrorState, GameTileSkeleton, KeysetMore, SearchInput, Shelf, VendorChip } from '@fairground/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { VendorMark } from '../../components/vendor-mark.tsx'
import { query } from '../../lib/api.ts'
import { GameCard } from './game-card.tsx'

const pageSize = 42

export interface GameListFilter {
  vassalage?: string
  name?: string
}

interface GameListProps {
  gameType: string
  title: string
  filter: GameListFilter
  onFilterChange: (filter: GameListFilter) => void
}

/** Every game of a category, 42 at a time; the filter lives in the address, so that back and reload keep it. */
export function GameList({ gameType, title, filter, onFilterChange }: GameListProps) {
  const { t } = useTranslation()
  const menus = useQuery(query.catalogue.menus.queryOptions({ input: {} }))
  const pages = useInfiniteQuery(
    query.catalogue.popular.infiniteOptions({
      input: (page: number) => ({
        gameType,
        vassalage: filter.vassalage,
        gameName: filter.name || undefined,
        page,
        pageSize,
      }),
      initialPageParam: 1,
      getNextPageParam: (last) => (last.pageNo * last.pageSize < last.total ? last.pageNo + 1 : undefined),
    }),
  )
  const games = pages.data?.pages.flatMap(({ list }) => list) ?? []
  const cards = menus.data?.find((group) => group.title === gameType)?.cards ?? []
  return (
    <section
      data-game-page={gameType}
      aria-labelledby="games"
      className="mx-auto max-w-page px-4 py-8 lg:px-6 2xl:px-0"
    >
      <div className="mb-5 flex flex-wrap items-end gap-4">
        <h1 id="games" className="font-poster text-3xl">
          {title}
        </h1>
        {pages.data?.pages[0] && (
          <p className="pb-1.5 text-sm text-ink-3">
            {t('home.gameCount', { count: pages.data.pages[0].total, formatted: pages.data.pages[0].total })}
          </p>
        )}
        <SearchInput
          label={t('home.search')}
          value={filter.name ?? ''}
          onValueChange={(name) => onFilterChange({ ...filter, name: name || undefined })}
          className="w-full md:ms-auto md:w-72"
        />
      </div>
      <Shelf label={t('home.brands')} itemWidth="max-content" gapPx={8} arrows="sides" className="mb-5">
        <VendorChip
          name={t('home.allBrands')}
          pressed={filter.vassalage === undefined}
          onClick={() => onFilterChange({ ...filter, vassalage: undefined })}
        />
        {cards.map((card) => (
          <VendorChip
            key={card.vassalage}
            name={card.displayName}
            mark={<VendorMark code={card.vassalage} name={card.displayName} className="h-4.25" />}
            pressed={filter.vassalage === card.vassalage}
            onClick={() => onFilterChange({ ...filter, vassalage: card.vassalage })}
          />
        ))}
      </Shelf>
      {pages.isError && (
        <ErrorState title={t('common:loadFailed')} onRetry={() => void pages.refetch()} isRetrying={pages.isFetching} />
      )}
      {pages.data && games.length === 0 && (
        <Empty
          icon="icon-[ph--magnifying-glass-duotone]"
          title={t('home.noMatch')}
          action={
            <Button variant="line" onClick={() => onFilterChange({})}>
              {t('ui:clearFilters')}
            </Button>
          }
        />
      )}
      <ul className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-5 md:gap-x-4 lg:grid-cols-7 xl:grid-cols-8">
        {games.map((game, i) => (
          <li key={game.nodeId}>
            <GameCard game={game} eager={i < 16} />
          </li>
        ))}
        {pages.isPending &&
          [1, 2, 3, 4, 5, 6, 7, 8].map((key) => (
            <li key={key}>
              <GameTileSkeleton />
            </li>
          ))}
      </ul>
      {games.length > 0 && (
        <KeysetMore
          hasMore={pages.hasNextPage}
          isLoading={pages.isFetchingNextPage}
          onMore={() => void pages.fetchNextPage()}
        />
      )}
    </section>
  )
}
