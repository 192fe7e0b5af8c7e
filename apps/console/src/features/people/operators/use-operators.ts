import { useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'

/** Everybody with an account of the console, and what the roles may do. */
export const useOperators = () => useQuery(query.staff.operators.queryOptions({ input: {} }))

/** Asks anew after a change. */
export function useReloadOperators(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: query.staff.operators.key() })
}
