import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../lib/api.ts'

const refreshMs = 15_000

const keyOf = (tableId: string) => query.staff.tableShifts.queryOptions({ input: { tableId } })

export const useTableShifts = (tableId: string) => useQuery({ ...keyOf(tableId), refetchInterval: refreshMs })

/** A plan is made or taken back; what stands against it comes with the answer. */
export function usePlanShift(tableId: string) {
  const queries = useQueryClient()
  const keep = (told: Awaited<ReturnType<typeof api.staff.planShift>>) =>
    queries.setQueryData(keyOf(tableId).queryKey, { ...told, fault: undefined })
  const plan = useMutation({
    mutationFn: (wish: Omit<Parameters<typeof api.staff.planShift>[0], 'tableId'>) =>
      api.staff.planShift({ ...wish, tableId }),
    onSuccess: keep,
  })
  const cancel = useMutation({
    mutationFn: (planId: string) => api.staff.cancelShift({ planId, tableId }),
    onSuccess: keep,
  })
  return { plan, cancel }
}
