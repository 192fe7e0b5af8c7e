import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../lib/api.ts'

const refreshMs = 10_000

/** Rounds of a table, newest first, page by page. */
export const useTableRounds = (tableId: string) =>
  useInfiniteQuery({
    queryKey: [...query.staff.tableRounds.key(), tableId],
    queryFn: ({ pageParam }) => api.staff.tableRounds({ tableId, ...(pageParam && { before: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: refreshMs,
  })

/** A whole round; a correction of it is decided and booked while somebody looks. */
export const useTableRound = (sharedRoundId: string) =>
  useQuery({
    ...query.staff.tableRound.queryOptions({ input: { sharedRoundId } }),
    refetchInterval: refreshMs,
    retry: false,
  })

/** An address is good for some minutes, and each is recorded. */
export const usePlayRecording = () =>
  useMutation({
    mutationFn: (wanted: Parameters<typeof api.staff.playRecording>[0]) => api.staff.playRecording(wanted),
  })

type Correction = Parameters<typeof api.staff.tryCorrection>[0]

export const useTryCorrection = () =>
  useMutation({ mutationFn: (correction: Correction) => api.staff.tryCorrection(correction) })

/** Sends what the wallet did not book again. */
export function useRetryCorrection() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (sharedRoundId: string) => api.staff.retryCorrection({ sharedRoundId }),
    onSettled: () => queries.invalidateQueries({ queryKey: query.staff.tableRound.key() }),
  })
}

export function useAskGiveUp(onSuccess: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wish: { sharedRoundId: string; reason: string }) => api.staff.askGiveUp(wish),
    onSuccess,
    onSettled: () => queries.invalidateQueries({ queryKey: query.staff.tableRound.key() }),
  })
}

export function useAskCorrection(onSuccess: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (correction: Correction & { reason: string }) => api.staff.askCorrection(correction),
    onSuccess,
    onSettled: () => queries.invalidateQueries({ queryKey: query.staff.tableRound.key() }),
  })
}
