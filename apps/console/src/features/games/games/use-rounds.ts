import { useMutation, useQuery } from '@tanstack/react-query'
import { api, query } from '../../../lib/api.ts'

/** A round by its number. Every look is recorded, so it is asked for once. */
export const useStudioRound = (roundId: string | undefined) =>
  useQuery({
    ...query.staff.studioRound.queryOptions({ input: { roundId: roundId ?? '' } }),
    enabled: roundId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const useReplay = () =>
  useMutation({ mutationFn: (wish: { roundId: string; language: 'vi' | 'en' }) => api.staff.replayRound(wish) })
