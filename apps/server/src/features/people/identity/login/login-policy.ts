import { accountType, isAgentType } from '@fairground/contract'

type EntryRefusal = 'MEMBER_NO_ENTER' | 'ERROR_NOT_AGENT'

interface EntryFacts {
  type: number
  status: string
  area: 'agent' | undefined
}

/** Why an account whose password was right may still not enter; undefined when it may. Types are compared as numbers, never as prefixes. */
export function entryRefusal({ type, status, area }: EntryFacts): EntryRefusal | undefined {
  const isAgent = isAgentType(type)
  if (!isAgent && type !== accountType.member) return 'MEMBER_NO_ENTER'
  if (status !== 'active') return 'MEMBER_NO_ENTER'
  if (area === 'agent' && !isAgent) return 'ERROR_NOT_AGENT'
  return undefined
}
