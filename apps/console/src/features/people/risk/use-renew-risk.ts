import { useQueryClient } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'

/** Reads all pages of risk anew. */
export function useRenewRisk(): () => Promise<unknown> {
  const queries = useQueryClient()
  const { riskCases, riskCase, riskFlags, memberRisk, memberTimeline } = query.staff
  return () =>
    Promise.all(
      [riskCases, riskCase, riskFlags, memberRisk, memberTimeline].map((part) =>
        queries.invalidateQueries({ queryKey: part.key() }),
      ),
    )
}
