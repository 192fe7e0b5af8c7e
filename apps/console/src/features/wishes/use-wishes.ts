import { isRefusal } from '@fairground/client'
import { useToast } from '@fairground/ui'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'
import { usePollMs } from '../../lib/live.ts'
import type { WishSearch } from './wish-search.ts'

export const pageSize = 50

/** One page of what was asked for, renewed as it changes. */
export const useWishes = ({ view = 'asked', page = 1 }: WishSearch) =>
  useQuery({
    ...query.staff.wishes.queryOptions({ input: { state: view === 'all' ? undefined : view, pageNo: page, pageSize } }),
    refetchInterval: usePollMs(),
    placeholderData: keepPreviousData,
  })

/** Yes or no to one wish; whatever it was about is read anew. */
export function useDecide(wishId: string) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  const decision = (isApproved: boolean) => ({
    mutationFn: (reason?: string) => api.staff.decideWish({ wishId, isApproved, ...(reason && { reason }) }),
    onSuccess: ({ state }: { state: 'asked' | 'approved' | 'rejected' | 'withdrawn' }) =>
      toast.show({ tone: 'ok', title: t(`wishes.state.${state}`) }),
    onError: (error: unknown) => {
      if (isRefusal(error, 'STATE_CONFLICT'))
        toast.show({ title: t('decided.conflict'), text: t('decided.conflictText') })
    },
    onSettled: () => queries.invalidateQueries(),
  })
  return { approve: useMutation(decision(true)), reject: useMutation(decision(false)) }
}
