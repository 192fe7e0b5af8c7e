import { useToast } from '@fairground/ui'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../../lib/api.ts'
import { usePollMs } from '../../../lib/live.ts'
import type { ApplicationSearch } from './application-search.ts'

export const pageSize = 50

/** One page of the applications, renewed as they come. */
export const useApplications = ({ view = 'applying', query: text, page = 1 }: ApplicationSearch) =>
  useQuery({
    ...query.staff.applications.queryOptions({
      input: { state: view === 'all' ? undefined : view, query: text || undefined, pageNo: page, pageSize },
    }),
    refetchInterval: usePollMs(),
    placeholderData: keepPreviousData,
  })

/** One application; null when there is none of this id. */
export const useApplication = (applicationId: string) =>
  useQuery({
    ...query.staff.applications.queryOptions({ input: { query: applicationId, pageSize: 1 } }),
    refetchInterval: usePollMs(),
    select: ({ list }) => list.find((application) => application.applicationId === applicationId) ?? null,
  })

interface Wish {
  applicationIds: string[]
  decision: 'approve' | 'reject'
  reason?: string
}

/** Yes or no to one or several; what could not be decided is told with its count. */
export function useDecideApplications(onDone: () => void) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wish: Wish) => api.staff.decideApplications(wish),
    onSuccess: ({ decided, refused }, { decision }) => {
      if (decided.length > 0)
        toast.show({ tone: 'ok', title: t(`marketing:decided.${decision}`, { count: decided.length }) })
      const isSpent = refused.some(({ code }) => code === 'LIMIT')
      if (refused.length > 0)
        toast.show({
          tone: 'bad',
          title: t('marketing:notDecided', { count: refused.length }),
          text: t(isSpent ? 'marketing:budgetSpent' : 'decided.conflictText'),
        })
      onDone()
    },
    onSettled: () =>
      Promise.all(
        [query.staff.applications.key(), query.staff.promotions.key()].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
