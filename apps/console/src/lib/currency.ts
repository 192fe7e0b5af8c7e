import { useQuery } from '@tanstack/react-query'
import { query } from './api.ts'
import { may, useMe } from './me.ts'

/** What the dashboard says; shared, so that it is asked for once. */
export const dashboardOptions = query.staff.dashboard.queryOptions({ input: {}, staleTime: 60_000 })

/** Code of the site's currency; undefined until it is known. */
export function useCurrency(): string | undefined {
  const isAllowed = may(useMe(), 'dashboard.read')
  return useQuery({ ...dashboardOptions, enabled: isAllowed, select: ({ currency }) => currency }).data
}
