import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../lib/api.ts'

const refreshMs = 5_000

/** Players whom a desk worries about, as they come. */
export const useTableCares = (state: 'open' | 'closed') =>
  useQuery({ ...query.staff.tableCares.queryOptions({ input: { state } }), refetchInterval: refreshMs })

export function useMoveCare(onDone?: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (move: Parameters<typeof api.staff.moveTableCare>[0]) => api.staff.moveTableCare(move),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: query.staff.tableCares.key() }),
  })
}
