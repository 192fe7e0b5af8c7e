import { useQuery } from '@tanstack/react-query'
import { siteStatus } from '../../lib/site-status.ts'

const refreshMs = 60_000
/** Whoever stands before a closed site waits for it to open. */
const closedRefreshMs = 15_000

/** State and settings of the site, asked again every minute, and when an announced maintenance begins. */
export function useSite() {
  const { data, isError, refetch } = useQuery({
    ...siteStatus(),
    refetchInterval: ({ state }) => {
      if (state.data?.status) return closedRefreshMs
      const { maintenanceFrom, serverTime = '' } = state.data ?? {}
      const untilBeginMs = maintenanceFrom ? Date.parse(maintenanceFrom) - Date.parse(serverTime) : refreshMs
      return Math.min(refreshMs, Math.max(1_000, untilBeginMs))
    },
  })
  return { site: data, timeZone: data?.timeZone ?? 'Asia/Ho_Chi_Minh', isError, refetch }
}
