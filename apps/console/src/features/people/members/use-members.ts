import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import type { MemberSearch } from './member-search.ts'

export const pageSize = 20

/** One page of the members, newest first. */
export function useMembers({ view = 'all', query: text, type, upline, page = 1 }: MemberSearch) {
  return useQuery({
    ...query.staff.members.queryOptions({
      input: {
        status: view === 'all' ? undefined : view,
        query: text || undefined,
        type,
        upline: upline || undefined,
        pageNo: page,
        pageSize,
      },
    }),
    placeholderData: keepPreviousData,
  })
}

/** The page that holds just this member. */
export const oneMember = (memberId: string) =>
  query.staff.members.queryOptions({ input: { query: memberId, pageSize: 1 } })

/** One member; null when there is none of this id. */
export const useMember = (memberId: string) =>
  useQuery({
    ...oneMember(memberId),
    select: ({ list }) => list.find((member) => member.memberId === memberId) ?? null,
  })
