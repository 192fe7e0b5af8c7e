import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

const refreshMs = 60_000

/** State and settings of the site, asked again every minute. */
export function useSite() {
  const { data, isError, refetch } = useQuery({
    ...query.system.status.queryOptions({ input: { host: location.host } }),
    staleTime: refreshMs,
    refetchInterval: refreshMs,
  })
  return { site: data, timeZone: data?.timeZone ?? 'Asia/Ho_Chi_Minh', isError, refetch }
}
