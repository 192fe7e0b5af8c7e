import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { api, query } from '../../../lib/api.ts'
import { usePollMs } from '../../../lib/live.ts'
import { queries } from '../../../lib/queries.ts'
import type { GamesSearch } from './games-search.ts'

export const returnPageSize = 50

/** One page of the games of a day, what lies outside its band first. */
export const useReturns = (day: string, { kind, returned, query: name, page = 1 }: GamesSearch) =>
  useQuery({
    ...query.staff.returns.queryOptions({
      input: { day, kind, state: returned, name: name || undefined, pageNo: page, pageSize: returnPageSize },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: usePollMs(),
  })

/** A game day by day. */
export const useGameReturns = (nodeId: string, days: { from: string; to: string }) =>
  useQuery(query.staff.gameReturns.queryOptions({ input: { nodeId, ...days } }))

/** Days outside their band that nobody has looked at; for whoever may see games. */
export const useReturnAlarms = (isAllowed: boolean) =>
  useQuery({
    ...query.staff.returnAlarms.queryOptions({ input: {} }),
    enabled: isAllowed,
    refetchInterval: usePollMs(),
  })

const renew = () =>
  Promise.all(
    [query.staff.returns, query.staff.gameReturns, query.staff.returnAlarms, query.staff.games].map((one) =>
      queries.invalidateQueries({ queryKey: one.key() }),
    ),
  )

export const useStopGame = (onSuccess: () => void) =>
  useMutation({
    mutationFn: (wish: { nodeId: string; isStopped: boolean; reason: string }) => api.staff.stopGame(wish),
    onSuccess,
    onSettled: renew,
  })

export const useEndAlarm = (onSuccess: () => void) =>
  useMutation({
    mutationFn: (wish: { alarmId: string; reason: string }) => api.staff.endReturnAlarm(wish),
    onSuccess,
    onSettled: renew,
  })
