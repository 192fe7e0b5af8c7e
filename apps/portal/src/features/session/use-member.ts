import { accountType, isAgentType } from '@fairground/contract/account-type'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { useToken } from '../../lib/session.ts'

/** Who is signed in: undefined while unknown and for visitors. */
export function useMember() {
  const token = useToken()
  const { data } = useQuery({ ...query.members.info.queryOptions({ input: {} }), enabled: token !== undefined })
  const member = token === undefined ? undefined : data
  return {
    isSignedIn: token !== undefined,
    member,
    isTrial: member?.type === accountType.trial,
    isAgent: member !== undefined && isAgentType(member.type),
  }
}
