import type { StakeLimitList, StakeLimits } from '@fairground/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../lib/api.ts'

const limits = () => query.staff.stakeLimits.queryOptions({ input: {} })

/** Every limit of the studio, and what waits for a second person. All games come with it: no clock asks again. */
export const useStakeLimits = () => useQuery(limits())

interface Wish {
  gameCode: string | null
  currency: string
  limits: StakeLimits
  reason: string
}

export function useAskStakeLimits() {
  const shown = useShown()
  return useMutation({ mutationFn: (wish: Wish) => api.staff.askStakeLimits(wish), ...shown })
}

export function useDecideStakeLimits() {
  const shown = useShown()
  return useMutation({
    mutationFn: (decision: { changeId: string; isApproved: boolean }) => api.staff.decideStakeLimits(decision),
    ...shown,
  })
}

function useShown() {
  const queries = useQueryClient()
  return {
    onSuccess: (value: StakeLimitList) => void queries.setQueryData(limits().queryKey, value),
    onError: () => void queries.invalidateQueries({ queryKey: query.staff.stakeLimits.key() }),
  }
}
