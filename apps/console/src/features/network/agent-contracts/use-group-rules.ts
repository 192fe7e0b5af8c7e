import type { PrizeGroupRules } from '@fairground/contract'
import { useToast } from '@fairground/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../../lib/api.ts'
import { usePollMs } from '../../../lib/live.ts'

const key = query.staff.prizeGroupRules.queryOptions({ input: {} })

/** Within which groups accounts are set, and a change that waits. */
export const useGroupRules = () => useQuery({ ...key, refetchInterval: usePollMs() })

/** Other rules hold when another person says yes. */
export function useAskGroupRules() {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (asked: { rules: PrizeGroupRules; reason: string }) => api.staff.askPrizeGroupRules(asked),
    onSuccess: (rules) => {
      queries.setQueryData(key.queryKey, rules)
      toast.show({ tone: 'ok', title: t('contracts.asked') })
    },
  })
}
