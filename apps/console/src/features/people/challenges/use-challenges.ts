import { refusalText } from '@fairground/client'
import type { ChallengeChange } from '@fairground/contract'
import { useToast } from '@fairground/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../../lib/api.ts'

const options = query.staff.challenges.queryOptions({ input: {} })

/** What the site wants to know before a call, and a way to change it; a change that is refused says so. */
export function useChallenges() {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  const settings = useQuery(options)
  const change = useMutation({
    mutationFn: (part: Partial<ChallengeChange>) => api.staff.changeChallenges(part),
    onSuccess: (saved) => {
      queries.setQueryData(options.queryKey, saved)
      toast.show({ tone: 'ok', title: t('challenges.saved') })
    },
    onError: (error) => {
      toast.show({ tone: 'bad', title: refusalText(t, error) })
      void settings.refetch()
    },
  })
  return { settings, change: change.mutate, isSaving: change.isPending }
}
