import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { type AgentPageKey, pagesWith } from './agent-pages.ts'

/** The pages that agents have now. Those of contracts follow the switches of the site. */
export function useAgentPages() {
  const { data } = useQuery({ ...query.system.whitelabel.queryOptions({ input: {} }), staleTime: 60_000 })
  const pages = pagesWith(data?.features)
  return { pages, isMissing: (key: AgentPageKey) => data !== undefined && !pages.some((page) => page.key === key) }
}
