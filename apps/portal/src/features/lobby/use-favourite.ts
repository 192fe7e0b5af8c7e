import type { Game } from '@fairground/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../lib/api.ts'
import { changedFavourites } from './changed-favourites.ts'
import { favouriteGames } from './personal-games.ts'

/** The member's favourites. A heart lights at once, and goes back when the server refuses. */
export function useFavourite(isMember: boolean) {
  const queries = useQueryClient()
  const { data } = useQuery({ ...favouriteGames, enabled: isMember })
  const { mutate, error } = useMutation({
    mutationFn: ({ game, isFavourite }: { game: Game; isFavourite: boolean }) => {
      const input = { nodeId: game.nodeId, vendor: game.vassalage, gameType: game.gameType }
      return isFavourite ? api.catalogue.addFavourite(input) : api.catalogue.removeFavourite(input)
    },
    onMutate: async ({ game, isFavourite }) => {
      await queries.cancelQueries({ queryKey: favouriteGames.queryKey })
      queries.setQueryData(favouriteGames.queryKey, (games) => changedFavourites(games, game, isFavourite))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: query.catalogue.key() }),
  })
  const ids = data && new Set(data.map(({ nodeId }) => nodeId))
  return {
    isFavourite: (game: Game): boolean => ids?.has(game.nodeId) ?? game.isFavourite ?? false,
    mutate,
    error,
  }
}
