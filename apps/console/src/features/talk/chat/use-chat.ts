import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../lib/api.ts'

const refreshMs = 5_000
export const pageSize = 50

export const useRooms = () => useQuery(query.staff.chatRooms.queryOptions({ input: {} }))

/** What was said in a room, as it comes. */
export const useSaid = (roomId: string | undefined, text: string, pageNo: number) =>
  useQuery({
    ...query.staff.chatMessages.queryOptions({
      input: { roomId: roomId ?? '', query: text || undefined, pageNo, pageSize },
    }),
    enabled: roomId !== undefined,
    refetchInterval: refreshMs,
    placeholderData: keepPreviousData,
  })

export function useModeration() {
  const queries = useQueryClient()
  const onSuccess = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: query.staff.chatMessages.key() }),
      queries.invalidateQueries({ queryKey: query.staff.chatRooms.key() }),
    ])
  return {
    remove: useMutation({
      mutationFn: (messageId: string) => api.staff.deleteChatMessage({ messageId }),
      onSuccess,
    }),
    mute: useMutation({
      mutationFn: (wish: Parameters<typeof api.staff.muteMember>[0]) => api.staff.muteMember(wish),
      onSuccess,
    }),
    saveWords: useMutation({
      mutationFn: (words: string[]) => api.staff.changeChatWords({ words }),
      onSuccess,
    }),
    saveRoom: useMutation({
      mutationFn: ({ roomId, ...terms }: Parameters<typeof api.staff.addChatRoom>[0] & { roomId?: string }) =>
        roomId === undefined ? api.staff.addChatRoom(terms) : api.staff.changeChatRoom({ roomId, ...terms }),
      onSuccess,
    }),
  }
}
