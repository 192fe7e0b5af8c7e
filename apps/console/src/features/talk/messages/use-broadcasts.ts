import { isRefusal } from '@fairground/client'
import type { Broadcast, BroadcastAudience, BroadcastTexts } from '@fairground/contract'
import { useToast } from '@fairground/ui'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../../lib/api.ts'
import { usePollMs } from '../../../lib/live.ts'
import type { MessageSearch } from './message-search.ts'

export const pageSize = 50

/** What is being sent now is over in a moment, and nobody tells of it. */
const sendingMs = 2_000

function useInterval() {
  const pollMs = usePollMs()
  return ({ state: { data } }: { state: { data: { list: Broadcast[] } | undefined } }) =>
    data?.list.some(isBeingSent) ? sendingMs : pollMs
}

const isBeingSent = ({ state, sendAt }: Broadcast): boolean => state === 'planned' && new Date(sendAt) <= new Date()

/** One page of the messages to many, asked for again from time to time. */
export const useBroadcasts = ({ view, page = 1 }: MessageSearch) =>
  useQuery({
    ...query.staff.broadcasts.queryOptions({ input: { state: view, pageNo: page, pageSize } }),
    refetchInterval: useInterval(),
    placeholderData: keepPreviousData,
  })

/** One message; null when there is none of this id. */
export const useBroadcast = (broadcastId: string) =>
  useQuery({
    ...query.staff.broadcasts.queryOptions({ input: { broadcastId, pageSize: 1 } }),
    refetchInterval: useInterval(),
    select: ({ list }) => list[0] ?? null,
  })

export interface Message extends BroadcastAudience {
  texts: BroadcastTexts
  sendAt?: string | undefined
  requestId: string
}

/** Sends, cancels, and asks how many a message would reach. */
export function useSending(onSent: (broadcast: Broadcast) => void) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  const reload = () => queries.invalidateQueries({ queryKey: query.staff.broadcasts.key() })
  const reach = useMutation({ mutationFn: (audience: BroadcastAudience) => api.staff.broadcastReach(audience) })
  const send = useMutation({
    mutationFn: (message: Message) => api.staff.sendBroadcast(message),
    onSuccess: async (broadcast) => {
      await reload()
      toast.show({ tone: 'ok', title: t('content:message.done.planned') })
      onSent(broadcast)
    },
  })
  const cancel = useMutation({
    mutationFn: (broadcastId: string) => api.staff.cancelBroadcast({ broadcastId }),
    onSuccess: async () => {
      await reload()
      toast.show({ tone: 'ok', title: t('content:message.done.cancelled') })
    },
    onError: (error) => {
      if (!isRefusal(error, 'STATE_CONFLICT')) return
      void reload()
      toast.show({ title: t('decided.conflict'), text: t('decided.conflictText') })
    },
  })
  return { reach, send, cancel }
}
