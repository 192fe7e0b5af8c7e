import { isRefusal } from '@fairground/client'
import type { Rain } from '@fairground/contract'
import { useToast } from '@fairground/ui'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../../lib/api.ts'
import { usePollMs } from '../../../lib/live.ts'
import type { RainSearch } from './rain-search.ts'

export const pageSize = 50

/** One page of the rains, renewed as they change. */
export const useRains = ({ view = 'asked', page = 1 }: RainSearch) =>
  useQuery({
    ...query.staff.rains.queryOptions({ input: { state: view === 'all' ? undefined : view, pageNo: page, pageSize } }),
    refetchInterval: usePollMs(),
    placeholderData: keepPreviousData,
  })

const oneRain = (rainId: string) => query.staff.rain.queryOptions({ input: { rainId } })

const figuresPollMs = 2_000

/** One rain; while it falls, and while the studio is asked, it is looked at again and again. */
export function useRain(rainId: string) {
  const pollMs = usePollMs()
  return useQuery({
    ...oneRain(rainId),
    refetchInterval: ({ state: { data } }) => (isMoving(data) ? figuresPollMs : pollMs),
  })
}

const isMoving = (rain: Rain | undefined): boolean =>
  rain?.state === 'approved' || rain?.state === 'cancelling' || rain?.canCancel === true

export type RainWish = Parameters<typeof api.staff.askRain>[0]

export function useAsk(onDone: (rain: Rain) => void) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wish: RainWish) => api.staff.askRain(wish),
    onSuccess: (rain) => {
      void queries.invalidateQueries({ queryKey: query.staff.rains.key() })
      toast.show({ tone: 'ok', title: t('rains.asked'), text: t('adjust.askedText') })
      onDone(rain)
    },
  })
}

/** Asks back what nobody has caught. A conflict reloads what is shown. */
export function useCancel(rainId: string) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => api.staff.cancelRain({ rainId, reason }),
    onSuccess: (rain) => {
      queries.setQueryData(oneRain(rainId).queryKey, rain)
      toast.show({ tone: 'ok', title: t(`rainState.${rain.state}`) })
    },
    onError: (error) => {
      if (!isRefusal(error, 'STATE_CONFLICT')) return
      void queries.invalidateQueries({ queryKey: oneRain(rainId).queryKey })
      toast.show({ title: t('decided.conflict'), text: t('decided.conflictText') })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: query.staff.rains.key() }),
  })
}
