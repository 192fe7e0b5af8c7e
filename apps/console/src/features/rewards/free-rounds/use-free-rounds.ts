import { isRefusal } from '@fairground/client'
import type { FreeRoundGrant } from '@fairground/contract'
import { useToast } from '@fairground/ui'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../../lib/api.ts'
import { usePollMs } from '../../../lib/live.ts'
import type { FreeRoundSearch } from './free-round-search.ts'

export const pageSize = 50

/** One page of the grants, renewed as they change. */
export const useFreeRounds = ({ view = 'asked', query: text, page = 1 }: FreeRoundSearch) =>
  useQuery({
    ...query.staff.freeRounds.queryOptions({
      input: { state: view === 'all' ? undefined : view, query: text || undefined, pageNo: page, pageSize },
    }),
    refetchInterval: usePollMs(),
    placeholderData: keepPreviousData,
  })

const oneGrant = (grantId: string) => query.staff.freeRounds.queryOptions({ input: { query: grantId, pageSize: 1 } })

const underWay: readonly FreeRoundGrant['state'][] = ['approved', 'cancelling']
const answerPollMs = 2_000

/** One grant; null when there is none of this id. While the vendor is asked, its answer is awaited. */
export function useFreeRound(grantId: string) {
  const pollMs = usePollMs()
  return useQuery({
    ...oneGrant(grantId),
    refetchInterval: ({ state: { data } }) =>
      data?.list.some(({ state }) => underWay.includes(state)) ? answerPollMs : pollMs,
    select: ({ list }) => list.find((grant) => grant.grantId === grantId) ?? null,
  })
}

/** Games that can be given, by a part of the name. */
export const useFreeRoundGames = (name: string) =>
  useQuery({
    ...query.staff.freeRoundGames.queryOptions({ input: { name: name || undefined } }),
    placeholderData: keepPreviousData,
  })

export type FreeRoundWish = Parameters<typeof api.staff.askFreeRounds>[0]

export function useAsk(onDone: (grant: FreeRoundGrant) => void) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wish: FreeRoundWish) => api.staff.askFreeRounds(wish),
    onSuccess: (grant) => {
      void queries.invalidateQueries({ queryKey: query.staff.freeRounds.key() })
      toast.show({ tone: 'ok', title: t('freeRounds.asked'), text: t('adjust.askedText') })
      onDone(grant)
    },
  })
}

/** Asks back what was not played. A conflict reloads what is shown. */
export function useCancel(grantId: string) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => api.staff.cancelFreeRounds({ grantId, reason }),
    onSuccess: (grant) => {
      queries.setQueryData(oneGrant(grantId).queryKey, (page) => page && { ...page, list: [grant] })
      toast.show({ tone: 'ok', title: t(`freeRoundState.${grant.state}`), text: grant.account })
    },
    onError: (error) => {
      if (!isRefusal(error, 'STATE_CONFLICT')) return
      toast.show({ title: t('decided.conflict'), text: t('decided.conflictText') })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: query.staff.freeRounds.key() }),
  })
}
