import { accountType } from '@fairground/contract'

const { member, generalAgent, agent, generalAgentHouse, agentHouse } = accountType
const agentTypes: ReadonlySet<number> = new Set([generalAgent, agent, generalAgentHouse, agentHouse])

type EntryRefusal = 'MEMBER_NO_ENTER' | 'ERROR_NOT_AGENT'

interface EntryFacts {
  type: number
  status: string
  area: 'agent' | undefined
}

/** Why an account whose password was right may still not enter; undefined when it may. Types are compared as numbers, never as prefixes. */
export function entryRefusal({ type, status, area }: EntryFacts): EntryRefusal | undefined {
  const isAgent = agentTypes.has(type)
  if (!isAgent && type !== member) return 'MEMBER_NO_ENTER'
  if (status !== 'active') return 'MEMBER_NO_ENTER'
  if (area === 'agent' && !isAgent) return 'ERROR_NOT_AGENT'
  return undefined
}
