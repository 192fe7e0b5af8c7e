import { isRefusal } from '@fairground/client'
import type { Feedback } from '@fairground/contract'
import { useToast } from '@fairground/ui'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../../lib/api.ts'
import { usePollMs } from '../../../lib/live.ts'
import type { FeedbackSearch } from './feedback-search.ts'

export const pageSize = 50

/** One page of the messages, asked for again from time to time. */
export const useFeedbacks = ({ view = 'new', query: text, page = 1 }: FeedbackSearch) =>
  useQuery({
    ...query.staff.feedbacks.queryOptions({
      input: { state: view === 'all' ? undefined : view, query: text || undefined, pageNo: page, pageSize },
    }),
    refetchInterval: usePollMs(),
    placeholderData: keepPreviousData,
  })

const oneFeedback = (feedbackId: string) =>
  query.staff.feedbacks.queryOptions({ input: { query: feedbackId, pageSize: 1 } })

/** One message; null when there is none of this id. */
export const useFeedback = (feedbackId: string) =>
  useQuery({
    ...oneFeedback(feedbackId),
    refetchInterval: usePollMs(),
    select: ({ list }) => list.find((feedback) => feedback.feedbackId === feedbackId) ?? null,
  })

interface Handling {
  state: Feedback['allowed'][number]
  note: string
}

/** Answered, or closed, with a note. A conflict reloads what is shown. */
export function useHandle(feedbackId: string) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  const reload = () => void queries.invalidateQueries({ queryKey: query.staff.feedbacks.key() })
  return useMutation({
    mutationFn: (handling: Handling) => api.staff.handleFeedback({ feedbackId, ...handling }),
    onSuccess: (feedback, { state }) => {
      const { queryKey } = oneFeedback(feedbackId)
      queries.setQueryData(queryKey, (page) => page && { ...page, list: [feedback] })
      reload()
      toast.show({ tone: 'ok', title: t(`feedback.done.${state}`) })
    },
    onError: (error) => {
      if (!isRefusal(error, 'STATE_CONFLICT')) return
      reload()
      toast.show({ title: t('decided.conflict'), text: t('decided.conflictText') })
    },
  })
}
