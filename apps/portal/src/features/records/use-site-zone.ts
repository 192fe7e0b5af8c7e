import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

/** The time zone of the site, by whose midnights records count their days. */
export function useSiteZone(): string {
  const { data } = useQuery(query.system.status.queryOptions({ input: { host: location.host } }))
  return data?.timeZone ?? 'Asia/Ho_Chi_Minh'
}
