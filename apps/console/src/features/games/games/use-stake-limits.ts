import type { StakeLimits } from '@fairground/contract'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../lib/api.ts'
import type { GamesSearch } from './games-search.ts'
import { limitKeyOf } from './limit-rows.ts'

export const limitPageSize = 50

/** A page of the studio's limits and of what waits for a second person, with the row whose panel is open. */
export function useStakeLimits({ query: name, page = 1, id }: GamesSearch) {
  const { gameCode, currency } = limitKeyOf(id)
  return useQuery({
    ...query.staff.stakeLimits.queryOptions({
      input: {
        ...{ name: name || undefined, pageNo: page, pageSize: limitPageSize },
        ...{ openedGame: gameCode, openedCurrency: currency },
      },
    }),
    placeholderData: keepPreviousData,
  })
}

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
    onSettled: () => queries.invalidateQueries({ queryKey: query.staff.stakeLimits.key() }),
  }
}
