import { useMutation, useQuery } from '@tanstack/react-query'
import { api, query } from '../../../lib/api.ts'
import { queries } from '../../../lib/queries.ts'

/** The studio's models with their certificates. */
export const useModels = () => useQuery(query.staff.models.queryOptions({ input: {} }))

/** The games that play one. */
export const useModelGames = (modelId: string) => useQuery(query.staff.modelGames.queryOptions({ input: { modelId } }))

export const useStopModel = (onSuccess: () => void) =>
  useMutation({
    mutationFn: (wish: { modelId: string; isStopped: boolean; reason: string }) => api.staff.stopModel(wish),
    onSuccess,
    onSettled: () =>
      Promise.all(
        [query.staff.models, query.staff.modelGames, query.staff.games, query.staff.returns].map((one) =>
          queries.invalidateQueries({ queryKey: one.key() }),
        ),
      ),
  })
