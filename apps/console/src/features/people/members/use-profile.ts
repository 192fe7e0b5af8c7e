import { useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'

export const profileOf = (memberId: string) => query.staff.memberProfile.queryOptions({ input: { memberId } })

/** What is known of a member, masked. */
export const useProfile = (memberId: string) => useQuery(profileOf(memberId))
