import type { Adjustment } from '@fairground/contract'
import { useToast } from '@fairground/ui'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../../lib/api.ts'
import { usePollMs } from '../../../lib/live.ts'
import type { AdjustmentSearch } from './adjustment-search.ts'

export const pageSize = 50

/** One page of the corrections, renewed as they change. */
export const useAdjustments = ({ view = 'asked', query: text, page = 1 }: AdjustmentSearch) =>
  useQuery({
    ...query.staff.adjustments.queryOptions({
      input: { state: view === 'all' ? undefined : view, query: text || undefined, pageNo: page, pageSize },
    }),
    refetchInterval: usePollMs(),
    placeholderData: keepPreviousData,
  })

const oneAdjustment = (wishId: string) =>
  query.staff.adjustments.queryOptions({ input: { query: wishId, pageSize: 1 } })

/** One correction; null when there is none of this id. */
export const useAdjustment = (wishId: string) =>
  useQuery({
    ...oneAdjustment(wishId),
    refetchInterval: usePollMs(),
    select: ({ list }) => list.find((adjustment) => adjustment.wishId === wishId) ?? null,
  })

export interface AskedAdjustment {
  member: string
  direction: 'credit' | 'debit'
  amount: string
  reason: string
  requestId: string
}

export function useAsk(onDone: (adjustment: Adjustment) => void) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (asked: AskedAdjustment) => api.staff.askAdjustment(asked),
    onSuccess: (adjustment) => {
      void queries.invalidateQueries()
      const { isAlone, account } = adjustment
      toast.show(
        isAlone
          ? { tone: 'ok', title: t('adjust.doneAlone', { account }) }
          : { tone: 'ok', title: t('adjust.asked'), text: t('adjust.askedText') },
      )
      onDone(adjustment)
    },
  })
}
