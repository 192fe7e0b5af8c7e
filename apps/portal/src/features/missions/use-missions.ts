import { isRefusal, refusalText } from '@fairground/client'
import type { Mission } from '@fairground/contract'
import { formatMoney, useToast } from '@fairground/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../lib/api.ts'

const freshMs = 30_000

/** What there is to do, and how far one is. */
export const useMissions = (isAsked = true) =>
  useQuery({ ...query.missions.overview.queryOptions({ input: {} }), enabled: isAsked, staleTime: freshMs })

/** How many rewards of missions a member can collect now. */
export const useClaimableMissions = ({ isSignedIn, isTrial }: { isSignedIn: boolean; isTrial: boolean }): number =>
  useMissions(isSignedIn && !isTrial).data?.claimable ?? 0

/** Puts the reward of a mission into the wallet; what was refused is told, and shown as it stands now. */
export function useCollect({ missionId, rewardAmount }: Mission) {
  const { t, i18n } = useTranslation()
  const { show: toast } = useToast()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => api.promotions.requestReward({ missionId }),
    onSuccess: () =>
      toast({
        tone: 'ok',
        title: t('promotions:rewards.claimedNow', {
          amount: formatMoney(rewardAmount, { locale: i18n.language, currency: 'VND', decimals: 0 }),
        }),
      }),
    onError: (error) =>
      toast({
        tone: 'bad',
        title: isRefusal(error, 'STATE_CONFLICT') ? t('promotions:changed') : refusalText(t, error),
      }),
    onSettled: () =>
      Promise.all(
        [query.missions.key(), query.rewards.key(), query.wallet.key(), query.records.key()].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
