import type { RegisterLink } from '@fairground/contract'
import { useQueryClient } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

/** Shows the links that a change answered. */
export function useKeepLinks() {
  const queries = useQueryClient()
  return (links: RegisterLink[]) => queries.setQueryData(query.agents.registerLinks.queryKey({ input: {} }), links)
}
