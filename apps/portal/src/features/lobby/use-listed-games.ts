import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { type GameSearch, questionOf } from './game-search.ts'
import { hotGames } from './hot-games.ts'

/** Of lists and searches, and of the member's own games. */
export const listPageSize = 42
export const ownPageSize = 20

const nextPage = (last: { pageNo: number; pageSize: number; total: number }) =>
  last.pageNo * last.pageSize < last.total ? last.pageNo + 1 : undefined

/** The games that an address asks for, as far as they were fetched. */
export function useListedGames(gameType: string, search: GameSearch) {
  const { view } = search
  const all = useInfiniteQuery({
    ...query.catalogue.popular.infiniteOptions({
      input: (page: number) => ({ ...questionOf(gameType, search), page, pageSize: listPageSize }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
    enabled: view === undefined,
  })
  const own = {
    input: (pageNo: number) => ({ pageNo, pageSize: ownPageSize, gameType }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  }
  const favourite = useInfiniteQuery({
    ...query.catalogue.favourites.infiniteOptions(own),
    enabled: view === 'favourite',
  })
  const recent = useInfiniteQuery({ ...query.catalogue.recent.infiniteOptions(own), enabled: view === 'recent' })
  const hot = useQuery({ ...hotGames(gameType), enabled: view === 'hot' })
  if (view === 'hot')
    return {
      games: hot.data,
      total: hot.data?.length,
      isError: hot.isError,
      isFetching: hot.isFetching,
      refetch: hot.refetch,
    }
  const paged = { all, favourite, recent }[view ?? 'all']
  return {
    games: paged.data?.pages.flatMap(({ list }) => list),
    total: paged.data?.pages[0]?.total,
    isError: paged.isError,
    isFetching: paged.isFetching,
    refetch: paged.refetch,
    more: { hasMore: paged.hasNextPage, isLoading: paged.isFetchingNextPage, onMore: () => void paged.fetchNextPage() },
  }
}
