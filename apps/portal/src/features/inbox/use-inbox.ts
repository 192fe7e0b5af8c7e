import type { InboxMessage } from '@fairground/contract'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, query } from '../../lib/api.ts'

export const pageSize = 10

/** One page of the inbox, and what can be done with its messages. */
export function useInbox() {
  const queries = useQueryClient()
  const [page, setPage] = useState(1)
  const options = query.inbox.list.queryOptions({ input: { pageNo: page, pageSize } })
  const found = useQuery({ ...options, placeholderData: keepPreviousData })
  const noteUnread = (value: { unreadMessage: number }) =>
    queries.setQueryData(query.inbox.unread.queryKey({ input: {} }), value)
  const showRead = (isRead: (message: InboxMessage) => boolean) =>
    queries.setQueryData(
      options.queryKey,
      (shown) =>
        shown && {
          ...shown,
          list: shown.list.map((message) => (isRead(message) ? { ...message, read: true } : message)),
        },
    )
  const read = useMutation({
    mutationFn: (ids: string[] | undefined) => api.inbox.read({ ids }),
    onMutate: (ids) => showRead(({ id }) => ids === undefined || ids.includes(id)),
    onSuccess: noteUnread,
    onError: () => queries.invalidateQueries({ queryKey: query.inbox.list.key() }),
  })
  const remove = useMutation({
    mutationFn: (id: string) => api.inbox.remove({ ids: [id] }),
    onSuccess: async (value) => {
      noteUnread(value)
      if (page > 1 && found.data?.list.length === 1) setPage(page - 1)
      await queries.invalidateQueries({ queryKey: query.inbox.list.key() })
    },
  })
  return { found, page, setPage, read, remove }
}
