import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../lib/api.ts'

const pools = () => query.staff.jackpotPools.queryOptions({ input: {} })
const refreshMs = 5_000

/** Every pool as its vendor and the ledger have it, a few seconds old at most. */
export const useJackpots = () => useQuery({ ...pools(), refetchInterval: refreshMs })

interface AskedMove {
  vendorId: string
  jackpotId: string
  tier: string
  currency: string
  to: { jackpotId: string; tier: string }
  reason: string
}

export function useMovePool(onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (asked: AskedMove) => api.staff.moveJackpot(asked),
    onSuccess: (value) => {
      queries.setQueryData(pools().queryKey, value)
      onDone()
    },
  })
}

export function usePauseJackpot(onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wish: { vendorId: string; jackpotId: string; isPaused: boolean; reason: string }) =>
      api.staff.pauseJackpot(wish),
    onSuccess: (value) => {
      queries.setQueryData(pools().queryKey, value)
      onDone()
    },
  })
}
