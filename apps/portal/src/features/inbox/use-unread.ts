import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

/** How many messages wait to be read; nothing is asked for a visitor or a trial account. */
export function useUnread(member: { isTrial: boolean; member: object | undefined }): number {
  const isAsked = member.member !== undefined && !member.isTrial
  const { data } = useQuery({ ...query.inbox.unread.queryOptions({ input: {} }), enabled: isAsked })
  return isAsked ? (data?.unreadMessage ?? 0) : 0
}
