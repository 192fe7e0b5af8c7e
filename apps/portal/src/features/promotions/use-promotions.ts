import { isRefusal, refusalText } from '@fairground/client'
import type { Promotion } from '@fairground/contract'
import { useToast } from '@fairground/ui'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'

export const pageSize = 24

interface Shown {
  promotionType: Promotion['promotionType'] | undefined
  page: number
}

/** A page of the promotions, of one type or of all. */
export const usePromotions = ({ promotionType, page }: Shown) =>
  useQuery({
    ...query.promotions.list.queryOptions({ input: { promotionType, pageNo: page, pageSize } }),
    placeholderData: keepPreviousData,
  })

/** Reads anew what promotions, applications and rewards there are, and how many wait. */
export function useReloadPromotions() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [query.promotions.key(), query.rewards.key(), query.members.key()].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
}

/** Joins, or asks for the reward; what was refused is told, and shown as it stands now. */
export function useActivity({ promotionId }: Promotion) {
  const { t } = useTranslation()
  const { show: toast } = useToast()
  const reload = useReloadPromotions()
  const onError = (error: Error) =>
    toast({
      tone: 'bad',
      title: isRefusal(error, 'STATE_CONFLICT') ? t('promotions:changed') : refusalText(t, error),
    })
  const join = useMutation({
    mutationFn: () => api.promotions.join({ promotionId }),
    onSuccess: () => toast({ tone: 'ok', title: t('promotions:joinedNow') }),
    onError,
    onSettled: reload,
  })
  const ask = useMutation({
    mutationFn: () => api.promotions.requestReward({ promotionId }),
    onSuccess: () => toast({ tone: 'ok', title: t('promotions:issuedNow') }),
    onError,
    onSettled: reload,
  })
  return { join, ask }
}
