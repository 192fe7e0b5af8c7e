import type { OutboxDetail } from '@fairground/contract'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { api, query } from '../../../lib/api.ts'
import { usePollMs } from '../../../lib/live.ts'
import { queries } from '../../../lib/queries.ts'
import type { OutboxSearch } from './outbox-search.ts'

export const pageSize = 20

/** One page of what was sent, newest first. */
export function useOutbox({ view = 'all', channel, kind, page = 1 }: OutboxSearch, recipient: string) {
  return useQuery({
    ...query.staff.outbox.queryOptions({
      input: {
        channel,
        kind: kind || undefined,
        status: view === 'all' ? undefined : view,
        recipient: recipient || undefined,
        pageNo: page,
        pageSize,
      },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: usePollMs(),
  })
}

const oneMessage = (messageId: string) => query.staff.outboxMessage.queryOptions({ input: { messageId } })

export const useMessage = (messageId: string) => useQuery({ ...oneMessage(messageId), refetchInterval: usePollMs() })

/** Figures of the last 24 hours, renewed as they change. */
export const useFigures = (isEnabled = true) =>
  useQuery({
    ...query.staff.outboxFigures.queryOptions({ input: {} }),
    refetchInterval: usePollMs(),
    enabled: isEnabled,
  })

/** Sends a message once more, or holds it back. */
export const useSteer = (messageId: string, onDone: (saved: OutboxDetail) => void) =>
  useMutation({
    mutationFn: (wish: 'resend' | 'cancel') =>
      wish === 'resend' ? api.staff.resendMessage({ messageId }) : api.staff.cancelMessage({ messageId }),
    onSuccess: (saved) => {
      queries.setQueryData(oneMessage(messageId).queryKey, saved)
      onDone(saved)
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: query.staff.outbox.key() }),
        queries.invalidateQueries({ queryKey: query.staff.outboxMessage.key() }),
      ]),
  })
