import { refusalText } from '@fairground/client'
import { useToast } from '@fairground/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../../lib/api.ts'
import { usePollMs } from '../../../lib/live.ts'

const key = query.staff.contractCeilings.queryOptions({ input: {} })

export const useCeilings = () => useQuery({ ...key, refetchInterval: usePollMs() })

/** A lower ceiling holds at once, a higher one when another person says yes. */
export function useAskCeiling() {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (asked: Parameters<typeof api.staff.askContractCeilings>[0]) => api.staff.askContractCeilings(asked),
    onSuccess: (ceilings) => {
      queries.setQueryData(key.queryKey, ceilings)
      toast.show({ tone: 'ok', title: t(ceilings.wish ? 'contracts.asked' : 'contracts.lowered') })
    },
  })
}

/** Says yes or no to what somebody else asked for here. */
export function useDecideWish() {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (decision: { wishId: string; isApproved: boolean }) => api.staff.decideWish(decision),
    onError: (error) => toast.show({ tone: 'bad', title: refusalText(t, error) }),
    onSettled: () =>
      Promise.all(
        [query.staff.contractCeilings, query.staff.prizeGroupRules, query.staff.contracts].map((part) =>
          queries.invalidateQueries({ queryKey: part.key() }),
        ),
      ),
  })
}
