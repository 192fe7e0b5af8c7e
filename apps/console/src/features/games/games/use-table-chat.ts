import type { tableChatViews } from '@fairground/contract'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../lib/api.ts'

export type TableChatView = (typeof tableChatViews)[number]

const refreshMs = 5_000

/** What was said at a table, the newest first, as it comes. */
export const useTableChat = (tableId: string | undefined, view: TableChatView) =>
  useInfiniteQuery({
    ...query.staff.tableChat.infiniteOptions({
      input: (before: number | undefined) => ({ tableId, view, before }),
      initialPageParam: undefined,
      getNextPageParam: (page) => (page.hasMore ? page.list.at(-1)?.messageId : undefined),
    }),
    refetchInterval: refreshMs,
  })

export function useTableModeration(onDone?: () => void) {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: query.staff.tableChat.key() })
  return {
    hide: useMutation({
      mutationFn: (messageId: number) => api.staff.hideTableMessage({ messageId }),
      onSettled,
    }),
    mute: useMutation({
      mutationFn: (wish: Parameters<typeof api.staff.muteTablePlayer>[0]) => api.staff.muteTablePlayer(wish),
      onSuccess: onDone,
      onSettled,
    }),
  }
}
