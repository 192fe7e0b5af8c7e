import { isRefusal } from '@fairground/client'
import type { Adjustment } from '@fairground/contract'
import { useToast } from '@fairground/ui'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'
import { usePollMs } from '../../lib/live.ts'
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

const oneAdjustment = (adjustmentId: string) =>
  query.staff.adjustments.queryOptions({ input: { query: adjustmentId, pageSize: 1 } })

/** One correction; null when there is none of this id. */
export const useAdjustment = (adjustmentId: string) =>
  useQuery({
    ...oneAdjustment(adjustmentId),
    refetchInterval: usePollMs(),
    select: ({ list }) => list.find((adjustment) => adjustment.adjustmentId === adjustmentId) ?? null,
  })

/** Lists and books that show what a decision changed. */
function useReload() {
  const queries = useQueryClient()
  return () => {
    for (const queryKey of [query.staff.adjustments.key(), query.staff.ledgerTransfers.key()])
      void queries.invalidateQueries({ queryKey })
  }
}

export interface AdjustmentWish {
  member: string
  direction: 'credit' | 'debit'
  amount: string
  reason: string
  requestId: string
}

export function useAsk(onDone: (adjustment: Adjustment) => void) {
  const { t } = useTranslation()
  const toast = useToast()
  const reload = useReload()
  return useMutation({
    mutationFn: (wish: AdjustmentWish) => api.staff.askAdjustment(wish),
    onSuccess: (adjustment) => {
      reload()
      toast.show({ tone: 'ok', title: t('adjust.asked'), text: t('adjust.askedText') })
      onDone(adjustment)
    },
  })
}

/** Yes or no to one correction. A conflict reloads what is shown. */
export function useDecide(adjustmentId: string) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  const reload = useReload()
  const onSuccess = (adjustment: Adjustment) => {
    const { queryKey } = oneAdjustment(adjustmentId)
    queries.setQueryData(queryKey, (page) => page && { ...page, list: [adjustment] })
    reload()
    toast.show({ tone: 'ok', title: t(`adjust.done.${adjustment.state}`, { account: adjustment.account }) })
  }
  const onError = (error: unknown) => {
    if (!isRefusal(error, 'STATE_CONFLICT')) return
    reload()
    toast.show({ title: t('decided.conflict'), text: t('decided.conflictText') })
  }
  const approve = useMutation({ mutationFn: () => api.staff.approveAdjustment({ adjustmentId }), onSuccess, onError })
  const reject = useMutation({
    mutationFn: (reason: string) => api.staff.rejectAdjustment({ adjustmentId, reason }),
    onSuccess,
    onError,
  })
  return { approve, reject }
}
