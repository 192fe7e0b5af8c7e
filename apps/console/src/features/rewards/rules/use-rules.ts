import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../lib/api.ts'
import type { ruleOf } from './rule-draft.ts'

export const useRules = () => useQuery(query.staff.rewardRules.queryOptions({ input: {} }))

export const useVipProgram = () => useQuery(query.staff.vipProgram.queryOptions({ input: {} }))

/** The draft held against the days before; asked anew whenever it makes sense and is another. */
export const useSimulation = (
  kind: 'rebate' | 'cashback',
  days: 7 | 30,
  rule: NonNullable<ReturnType<typeof ruleOf>> | undefined,
) =>
  useQuery({
    ...query.staff.simulateReward.queryOptions({ input: { kind, days, ...(rule ?? { rates: [], weights: [] }) } }),
    enabled: rule !== undefined,
    placeholderData: keepPreviousData,
  })

const pollMs = 2_000

/** Asks again while one of them waits or runs. */
export const useRuns = () =>
  useQuery({
    ...query.staff.rewardRuns.queryOptions({ input: {} }),
    refetchInterval: ({ state }) => (state.data?.some((run) => run.finishedAt === undefined) ? pollMs : false),
  })

export function usePublish() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wish: Parameters<typeof api.staff.publishReward>[0]) => api.staff.publishReward(wish),
    onSuccess: () => queries.invalidateQueries({ queryKey: query.staff.rewardRules.key() }),
  })
}

export function useSaveVip() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wish: Parameters<typeof api.staff.changeVipProgram>[0]) => api.staff.changeVipProgram(wish),
    onSuccess: (program) => queries.setQueryData(query.staff.vipProgram.queryKey({ input: {} }), program),
  })
}

export const useReferralRules = () => useQuery(query.staff.referralRules.queryOptions({ input: {} }))

export function useSaveReferral(onSaved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wish: Parameters<typeof api.staff.changeReferralRules>[0]) => api.staff.changeReferralRules(wish),
    onSuccess: (rules) => {
      queries.setQueryData(query.staff.referralRules.queryKey({ input: {} }), rules)
      onSaved()
    },
  })
}

export function useRunNow() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wish: Parameters<typeof api.staff.runReward>[0]) => api.staff.runReward(wish),
    onSuccess: (runs) => queries.setQueryData(query.staff.rewardRuns.queryKey({ input: {} }), runs),
  })
}
