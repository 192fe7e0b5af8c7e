import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../lib/api.ts'

const refreshMs = 3_000

/** The studio's tables, as their rounds go on. */
export const useTables = () =>
  useQuery({ ...query.staff.studioTables.queryOptions({ input: {} }), refetchInterval: refreshMs })

export function useChangeTable(onSuccess: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wish: Parameters<typeof api.staff.changeTableState>[0]) => api.staff.changeTableState(wish),
    onSuccess,
    onSettled: () =>
      Promise.all(
        [query.staff.studioTables, query.staff.games].map((one) => queries.invalidateQueries({ queryKey: one.key() })),
      ),
  })
}

export type DeskWish = Parameters<typeof api.staff.openDealerDesk>[0]

/** An address of the desk is good for one page. */
export const useDealerDesk = () =>
  useMutation({
    mutationFn: (wish: DeskWish) => api.staff.openDealerDesk(wish),
  })
