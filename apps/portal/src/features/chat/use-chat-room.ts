import { connectLive } from '@fairground/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, query } from '../../lib/api.ts'

/** A room that one is in: who may write, what is said, and a line that tells of each change. */
export function useChatRoom(roomId: string | undefined) {
  const queries = useQueryClient()
  const joined = useQuery({
    queryKey: ['chat', 'joined', roomId],
    queryFn: () => api.chat.launch({ roomId }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const openId = joined.data?.roomId
  const messages = useQuery({
    ...query.chat.messages.queryOptions({ input: { roomId: openId ?? '' } }),
    enabled: openId !== undefined,
  })
  useEffect(() => {
    if (openId === undefined) return
    const refresh = () => void queries.invalidateQueries({ queryKey: query.chat.key() })
    const connection = connectLive({
      origin: location.origin,
      ticket: async () => (await api.chat.launch({ roomId: openId })).ticket,
      handlers: { 'chat.changed': refresh },
      onReconnect: refresh,
    })
    return () => connection.close()
  }, [openId, queries])
  return { joined, messages }
}
