import type { Game } from '@fairground/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../lib/api.ts'

/** Lights the heart at once and puts it back when the server refuses. */
export function useFavourite() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ game, isFavourite }: { game: Game; isFavourite: boolean }) => {
      const input = { nodeId: game.nodeId, vendor: game.vassalage, gameType: game.gameType }
      return isFavourite ? api.catalogue.addFavourite(input) : api.catalogue.removeFavourite(input)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: query.catalogue.key() }),
  })
}
