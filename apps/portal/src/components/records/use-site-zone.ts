import { useQuery } from '@tanstack/react-query'
import { siteStatus } from '../../lib/site-status.ts'

/** The time zone of the site, by whose midnights records count their days. */
export function useSiteZone(): string {
  const { data } = useQuery(siteStatus())
  return data?.timeZone ?? 'Asia/Ho_Chi_Minh'
}
