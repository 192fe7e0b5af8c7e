import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../lib/api.ts'

export const useThresholds = () => useQuery(query.staff.thresholds.queryOptions({ input: {} }))
export const useGiftBudgets = () => useQuery(query.staff.giftBudgets.queryOptions({ input: {} }))

type WantedThreshold = Parameters<typeof api.staff.askThreshold>[0]
type WantedBudget = Parameters<typeof api.staff.askGiftBudget>[0]

/** Other amounts: smaller ones hold at once, larger ones wait for a second person. */
export function useAsk() {
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries()
  const threshold = useMutation({ mutationFn: (wanted: WantedThreshold) => api.staff.askThreshold(wanted), onSuccess })
  const budget = useMutation({ mutationFn: (wanted: WantedBudget) => api.staff.askGiftBudget(wanted), onSuccess })
  return { threshold, budget }
}
