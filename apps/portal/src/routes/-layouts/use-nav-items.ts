import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { navItemsOf, type ShownNavItem } from './nav-items.ts'

/** The categories as the server has them now. */
export function useNavItems(): ShownNavItem[] {
  const { data } = useQuery({ ...query.system.whitelabel.queryOptions({ input: {} }), staleTime: 60_000 })
  const { data: groups } = useQuery(query.catalogue.menus.queryOptions({ input: {} }))
  return navItemsOf(data?.menu ?? [], groups)
}
