import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

/** The agent's own prize group, and the most that it leaves to whoever is directly below. */
export const useOwnGroup = () => useQuery(query.agents.prizeGroup.queryOptions({ input: {} }))
